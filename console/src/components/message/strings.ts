import { countOf } from "../count-of.ts"

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
  `${units} characters of ${encoding}. A text of more than ${alone} characters is sent in segments of ${each}.`
export const segmentsUcs2One = (character: string) =>
  `${character} is not in the GSM alphabet, so Posthorn sends the text as UCS-2. A segment then holds 70 characters instead of 160. Without this character, the text could need fewer segments.`
export const segmentsUcs2Many = (characters: string) =>
  `${characters} are not in the GSM alphabet, so Posthorn sends the text as UCS-2. A segment then holds 70 characters instead of 160. Without these characters, the text could need fewer segments.`
export const andMore = (shown: string, count: number) => `${shown} and ${count} more`
export const unknownCarrier = "the carrier"
export const unknownCarrierFirst = "The carrier"
export const queued = "Accepted and queued"
export const queuedText = "The message is stored."
export const chosenRoute = (carrier: string, conditions: readonly string[]) =>
  `Route to ${carrier}, chosen by ${conditions.join(" and ")}.`
export const passedOver = (count: number) => `${countOf(count, "better route is", "better routes are")} not available.`
export const queuedWaits = "The carrier is not available now: the message waits."
export const sendingTo = (carrier: string) => `Sending to ${carrier}`
export const acceptedBy = (carrier: string) => `Accepted by ${carrier}`
export const attempt = (number: number) => `Attempt ${number}.`
export const references = (shown: string) => `ID ${shown}.`
export const lateAnswer = "The answer came late."
export const waitingForReceipt = "Waiting for the delivery receipt."
export const delivered = "Delivered"
export const read = "Read"
export const undelivered = "Not delivered"
export const reportedBy = (carrier: string) => `Reported by ${carrier}.`
export const reportedByAt = (carrier: string, time: string) => `Reported by ${carrier}, at ${time} by its clock.`
export const failed = "Failed"
export const received = "Received"
export const receivedText = "Sent to a number of this account."
export const replyRequested = "Reply requested"
export const replyRequestedText = (url: string) => `Posthorn asks ${url}.`
export const replyFault = "Answer not used"
export const callbackFault = "Sent without a status callback"
export const answerLost = "Answer lost"
export const answerLostText = (carrier: string) =>
  `The sending process ended before it recorded the answer of ${carrier}. The submit policy of the installation decides whether Posthorn sends the message again.`
export const retryScheduled = "Retry scheduled"
export const retryScheduledText = (carrier: string) => `${carrier} did not accept the message this time.`
export const reroutedTo = (carrier: string) => `Rerouted to ${carrier}`
export const reroutedText = "Another route fits better now."
export const reroutedBecause: Readonly<Record<string, string>> = {
  due: "The previous carrier was not available when the message was due.",
  refused: "The previous carrier refused the message.",
  throttled: "The previous carrier kept throttling.",
  unanswered: "The previous carrier did not answer.",
  down: "The previous carrier was down for too long.",
  circuit_open: "The previous carrier failed too often.",
  deleted: "The previous carrier was deleted.",
}
export const noAnswerFrom = (carrier: string) => `No answer from ${carrier}`
export const noAnswerText = "The message was sent, but it is unknown whether the carrier has it."
export const acceptedLate = "Late answer to an earlier attempt"
export const acceptedLateText = (carrier: string) =>
  `${carrier} also accepted that attempt, so the message can arrive twice. Receipts for both attempts count.`
export const inTransit = "Still in transit"
export const inTransitText = (carrier: string) => `${carrier} reported progress, but no final state.`
export const receiptIgnored = "Receipt ignored"
export const receiptIgnoredText = (carrier: string, state: string) =>
  `${carrier} reported “${state}” again, or after a final status.`
export const receiptStateUnknown = "something"
export const picturesFitted = (carrier: string) => `Pictures fitted for ${carrier}`
export const filesLost = (count: number) => `${countOf(count, "file was", "files were")} not stored`
export const filesLostText = "Gone, too large or too many. Ask the sender to send them again."
export const partReceipt = (part: string, parts: string) => `Receipt for part ${part} of ${parts}`
export const partDelivered = "This part was delivered. Waiting for the other parts."
export const fallbackTo = (channel: string) => `Fallback to ${channel}`
export const channelEnded = (channel: string) => `Posthorn tries the next channel after ${channel}.`
/** By the state of the channel before. */
export const fallbackBecause: Readonly<Record<string, (channel: string) => string>> = {
  failed: (channel) => `The message could not be sent over ${channel}.`,
  undelivered: (channel) => `The message was not delivered over ${channel}.`,
  timed_out: (channel) => `The message was not delivered over ${channel} in time. It can still arrive there.`,
  unknown: (channel) => `It is unknown whether the message was sent over ${channel}.`,
}
export const anotherChannel = "another channel"
export const channelFailed = "Failed on this channel"
export const nextChannelFollows = "Posthorn tries the next channel."
export const alsoAcceptedBy = (carrier: string) => `Also accepted by ${carrier}`
export const maybeTwice = "May arrive twice"
export const maybeTwiceText = "The message may be on its way over two channels."
export const deliveredTwice = "Delivered twice"
export const deliveredTwiceText = "The message was also delivered over a second channel."
export const carrierDisabled = "Waits for a disabled carrier"
export const feedbackGiven = "Feedback of the account"
export const feedbackConfirmed = "The recipient acted on the message."
export const feedbackUnconfirmed = "It is not known whether the recipient acted on the message."
export const noReceipt = "No receipt"
export const noReceiptText = "No delivery receipt came in time. It is unknown whether the message arrived."

/** The advice for each `error_code`. The message carries the sentence of the code. */
export const advices: Readonly<Record<string, string>> = {
  invalid_recipient: "Check the number and its country code, and correct it in your data.",
  unroutable: "Ask the operator for a route from this sender to this country, or send from another number.",
  region_not_permitted: "Ask the operator to have the carrier open this country.",
  recipient_opted_out: "Do not write to this recipient. They can opt in again by writing START to this sender.",
  not_mobile: "Ask the recipient for a mobile number.",
  invalid_sender: "Send from a number that the account owns.",
  sender_not_permitted: "Register this sender with the carrier, or send from a registered one.",
  sender_queue_full: "Send more slowly from this number, or distribute the messages over several numbers.",
  throttled: "Send more slowly, or ask the operator for a higher rate at the carrier.",
  carrier_unavailable: "Send the message again later. If it fails again, ask the operator to check the carrier.",
  carrier_rejected: "Read the raw answer below, or let the operator ask the carrier what it means.",
  message_invalid: "Shorten or simplify the text, then send it again.",
  channel_unavailable: "Use a channel that this installation has, or ask the operator to add a carrier.",
  unreachable_handset: "Try again later. The phone may be switched off.",
  unknown_handset: "Remove the number from your list, or ask the recipient for the correct one.",
  unknown_user: "Remove the address from your list, or ask the recipient for the correct one.",
  unknown_mailbox: "Remove the address from your list, or ask the recipient for the correct one.",
  landline: "Ask the recipient for a mobile number.",
  blocked_by_carrier: "Remove links and words that spam filters block, and register the sender with the carrier.",
  blocked_by_recipient: "Do not write to this recipient from this sender again.",
  window_closed: "Send a template, or wait until the recipient writes.",
  marketing_limit: "Wait a day or more, or send a template of another category than marketing.",
  template_invalid: "Compare the name, the language and the parameters with the approved template at Meta.",
  delivery_failed: "Try again later. If it fails again, contact the recipient in another way.",
  canceled: "A member or a program of the account canceled the message. Send it again if it is still useful.",
  validity_expired: "If the message is still useful, send it again with a longer validity.",
  outcome_unknown: "The message may have arrived. Ask the recipient before you send it again.",
  media_too_large: "Make the files smaller. Together they can have 5 MiB.",
  media_unfetchable: "Open the URL from outside your network. It must answer over HTTPS without a sign-in.",
  media_type_unsupported: "Send a JPEG, a PNG, a GIF or another type that phones can show.",
  media_unsupported: "Send only the text, with a link to the media.",
}
