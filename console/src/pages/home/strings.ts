/** The English texts of the home pages. */

export const needsAttention = "Needs attention"
export const showMore = (number: number) => `Show ${number} more`
export const attentionIncomplete = "Posthorn could not check everything."
export const tryAgain = "Try again"
export const nothingNeedsAttention = "Nothing needs attention."
export const noMessageFailed = "No message failed."
export const errorsCaption = "Why messages failed, the most frequent first"
export const error = "Error"
export const messages = "Messages"
export const deliveryRate = "Delivery rate"
export const sent = "Sent"
export const received = "Received"
export const receivedNote = "from phones to your numbers"
export const webhookAttemptsSucceeded = "Webhook attempts succeeded"
export const theDayBefore = (before: string) => `${before} the day before`
export const last24Hours = "the last 24 hours"
export const last30Days = "the last 30 days"
export const home = "Home"
export const time = "Time"
export const traffic = "Traffic"
export const errorsTitle = (period: string) => `Errors in ${period}`
export const webhooksTitle = (period: string) => `Webhooks in ${period}`
export const webhooksCaption = "How endpoints did, those in trouble first"
export const endpoint = "Endpoint"
export const state = "State"
export const succeeded = "Succeeded"
export const allEndpoints = (length: number) => `All ${length} endpoints`
export const attemptsFailed = (count: string) => `${count} failed`
export const addOne = "Add one"
export const noEndpointText = "No endpoint yet. {link}, and your program receives events."
export const deliveredAndNot = (delivered: string, lost: string) => `${delivered} delivered, ${lost} not`
export const messagesAccepted = (count: string) => `${count} accepted`
export const succeededAndFailed = (succeeded: string, failed: string) => `${succeeded} succeeded, ${failed} failed`
export const delivered = "Delivered"
export const notDelivered = "Not delivered"
export const nothingHappenedText = (time: string) =>
  `Nothing was sent or received in ${time}. Once something is, this page shows the traffic by the hour, how much of it is delivered, why messages fail, and how webhooks do. You may read all of it; developers and owners send.`
export const nothingHappenedTitle = "Nothing happened yet"
export const firstMessageText = (time: string) =>
  `Nothing was sent or received in ${time}. Where the simulator is on, it delivers a message to that number, and nothing leaves this machine; then this page shows traffic, errors and webhooks.`
export const firstMessageTitle = "Send a first message"
export const sendAMessage = "Send a message"
export const latestPayments = "Latest payments"
export const latestPaymentsCaption = "The latest payments, newest first"
export const amount = "Amount"
export const status = "Status"
export const description = "Description"
export const created = "Created"
export const allPayments = "All payments"
export const chartTitleByHour = (totals: string) => `Messages by hour: ${totals}.`
export const chartTitleByDay = (totals: string) => `Messages by day: ${totals}.`
export const chartDelivered = (count: string) => `${count} delivered`
export const chartNotDelivered = (count: string) => `${count} not delivered`
export const chartReceived = (count: string) => `${count} received`
export const hours24 = "24 hours"
export const days30 = "30 days"
export const dayOfUtc = (day: string) => `${day} (a day of UTC)`
export const hourSpan = (day: string, from: string, to: string) => `${day}, ${from} to ${to}`
