/** The English texts of the shared components of message. */

export const fileNumber = (number: number) => `File ${number}`
export const noPreview = "No preview"
export const pictureError = "This picture cannot be shown."
export const openName = (name: string) => `Open ${name}`
export const save = "Save"
export const saveName = (name: string) => `Save ${name}`
export const partNumber = (number: number) => `Part ${number}`
export const hideDetails = "Hide details"
export const showDetails = "Show details"
export const event = "Event"
export const webhookDeliveries = "Webhook deliveries"
export const detailsOf = (title: string) => `the details of “${title}”`
