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
export const segmentsOne = (units: number, each: number, encoding: string) =>
  `${units} of ${each} characters of ${encoding}.`
export const segmentsMany = (units: number, encoding: string, alone: number, each: number) =>
  `${units} characters of ${encoding}. More than ${alone} are sent as a series, of which each part holds ${each}.`
export const segmentsUcs2One = (character: string) =>
  `${character} is not in the GSM alphabet, so the whole text travels as UCS-2, with 70 characters to a segment instead of 160. Without it it could take fewer.`
export const segmentsUcs2Many = (characters: string) =>
  `${characters} are not in the GSM alphabet, so the whole text travels as UCS-2, with 70 characters to a segment instead of 160. Without them it could take fewer.`
export const andMore = (shown: string, count: number) => `${shown} and ${count} more`
