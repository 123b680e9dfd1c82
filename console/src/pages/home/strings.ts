import { countOf } from "../../components/count-of.ts"

export const needsAttention = "Needs attention"
export const showMore = (number: number) => `Show ${number} more`
export const attentionIncomplete = "Posthorn could not check everything."
export const tryAgain = "Try again"
export const nothingNeedsAttention = "Nothing needs attention."
export const noMessageFailed = "No message failed."
export const errorsCaption = "Errors of messages, most frequent first"
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
export const webhooksCaption = "Endpoints and their attempts, failing endpoints first"
export const endpoint = "Endpoint"
export const state = "State"
export const succeeded = "Succeeded"
export const allEndpoints = (length: number) => `All ${length} endpoints`
export const attemptsFailed = (count: string) => `${count} failed`
export const addOne = "Create endpoint"
export const noEndpointText = "No endpoint yet. {link} to receive events."
export const deliveredAndNot = (delivered: string, lost: string) => `${delivered} delivered, ${lost} not`
export const messagesAccepted = (count: string) => `${count} accepted`
export const succeededAndFailed = (succeeded: string, failed: string) => `${succeeded} succeeded, ${failed} failed`
export const delivered = "Delivered"
export const notDelivered = "Not delivered"
export const nothingHappenedText = (time: string) =>
  `No message was sent or received in ${time}. This page shows traffic, delivery rates, errors and webhooks. Developers and owners of the account can send messages.`
export const nothingHappenedTitle = "No messages yet"
export const firstMessageText = (time: string) =>
  `No message was sent or received in ${time}. If the simulator is on, it delivers the message, and nothing leaves this machine. This page then shows traffic, errors and webhooks.`
export const firstMessageTitle = "Send first message"
export const sendMessage = "Send message"
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
export const seeWhy = "See why"
export const carrierDown = (carrier: string, since: string) => `${carrier} has had no connection since ${since}.`
export const carrierCircuit = (carrier: string, failures: number) =>
  `${carrier} failed ${countOf(failures, "time")} in a row. Posthorn sends it no messages for now.`
export const lastFailure = (reason: string) => `Last failure: ${reason}`
export const carrierPaused = (carrier: string) => `${carrier} asked Posthorn to pause. Messages wait.`
export const connectionsDown = (down: number, all: number, carrier: string) =>
  countOf(
    down,
    `of ${countOf(all, "connection")} to ${carrier} is down.`,
    `of ${countOf(all, "connection")} to ${carrier} are down.`,
  )
export const carrierWithoutRoute = (carrier: string) => `No route leads to ${carrier}, so it gets no messages.`
export const createRoute = "Create route"
export const endpointPaused = (endpoint: string) => `${endpoint} is paused.`
export const enableEndpoint = "Enable endpoint"
export const endpointCircuit = (endpoint: string, failures: number) =>
  `${endpoint} failed ${countOf(failures, "time")} in a row. Posthorn tries it again soon.`
export const endpointCircuitUntil = (endpoint: string, failures: number, until: string) =>
  `${endpoint} failed ${countOf(failures, "time")} in a row. Posthorn tries it again at ${until}.`
export const endpointFailing = (endpoint: string, failures: number) =>
  `${endpoint} failed ${countOf(failures, "time")} in a row.`
export const endpointSlow = (endpoint: string) => `${endpoint} receives events more slowly than they happen.`
export const openEndpoint = "Open endpoint"
export const endpointGone = (endpoint: string) =>
  `${endpoint} was disabled, because it answered 410 Gone. It receives no new events.`
export const endpointDisabled = (endpoint: string) =>
  `${endpoint} was disabled, because no attempt succeeded for five days. It receives no new events.`
export const deliveriesFailed = (count: number, endpoint: string) =>
  `${countOf(count, "delivery", "deliveries")} to ${endpoint} failed in the last day. A replay sends them again.`
export const showDeliveries = "Show deliveries"
export const certificateExpires = (endpoint: string, time: string) =>
  `The client certificate of ${endpoint} expires on ${time}.`
export const certificateExpired = (endpoint: string, time: string) =>
  `The client certificate of ${endpoint} expired on ${time}.`
export const replaceCertificate = "Replace certificate"
export const olderSecretEnds = (endpoint: string, time: string) =>
  `An older secret of ${endpoint} stops signing at ${time}. The receiver needs the newest secret by then.`
export const deliveriesWait = (count: number) => `${countOf(count, "delivery is", "deliveries are")} waiting.`
export const deliveriesWaitAtLeast = (count: number) => `At least ${deliveriesWait(count)}`
export const messagesLate = (count: number) =>
  countOf(
    count,
    "message has waited for more than five minutes to be sent.",
    "messages have waited for more than five minutes to be sent.",
  )
export const showMessages = "Show messages"
export const notStored = (count: number) =>
  `${countOf(count, "inbound message")} could not be stored. Posthorn tries again once an hour.`
export const notStoredAtLeast = (count: number) => `At least ${notStored(count)}`
export const showDeadLetters = "Show dead letters"
export const receiptsHeld = (count: number) =>
  `The simulator holds ${countOf(count, "receipt")}, so the status of the messages stays sent.`
export const releaseReceipts = "Release receipts"
export const outcomesUnknown = (count: number) =>
  countOf(
    count,
    "message of the last day has an unknown outcome. The carrier did not confirm that it has the message.",
    "messages of the last day have an unknown outcome. The carrier did not confirm that it has them.",
  )
export const messagesFailed = (count: number) => `${countOf(count, "message")} of the last day failed.`
export const mostFrequentReason = (reason: string) => `Most frequent reason: ${reason}`
export const deliveryRateFell = (now: string, before: string) =>
  `The delivery rate fell to ${now}, from ${before} the day before.`
export const disputesNeedEvidence = (count: number) =>
  countOf(count, "dispute needs evidence.", "disputes need evidence.")
export const firstDeadlineIs = (time: string) => `The first deadline is ${time}.`
export const firstDeadlineWas = (time: string) => `The first deadline was ${time}.`
export const showDisputes = "Show disputes"
export const paymentsNeedReview = (count: number) =>
  countOf(
    count,
    "payment needs review, because the provider reports something unexpected.",
    "payments need review, because the provider reports something unexpected.",
  )
export const showPayments = "Show payments"
export const differencesOpen = (count: number) =>
  countOf(
    count,
    "difference between the ledger and a payment provider is open.",
    "differences between the ledger and a payment provider are open.",
  )
export const showDifferences = "Resolve differences"
export const atLeast = (counted: string) => `At least ${counted}`
export const previousTokenEnds = (time: string) =>
  `The previous Auth Token works until ${time}. From then on, the API refuses programs that still use it.`
export const showCredentials = "Show credentials"
export const inviteExpires = (email: string, time: string) =>
  `The invite for ${email} expires at ${time}. It is not accepted yet.`
export const openInviteExpires = (time: string) => `An open invite expires at ${time}. It is not accepted yet.`
export const showInvites = "Show invites"
export const keyLastUsed = (key: string, time: string) => `The API key “${key}” was last used at ${time}.`
export const keyNeverUsed = (key: string) => `The API key “${key}” was created over a week ago and never used.`
export const keysUnused = (count: number) =>
  `${count} API keys were not used in the last hundred days. Revoke keys that no program needs.`
export const showKeys = "Show API keys"
export const noSecondFactor = "Your account has full access but no two-factor authentication."
export const addSecondFactor = "Add second factor"
export const showBlocks = "Show blocks"
export const areasBlocked = (count: number) =>
  `${count} areas are blocked for verifications, because messages there led to few approvals.`
export const areaBlocked = (area: string, until: string) => `Verifications of ${area} are blocked until ${until}.`
