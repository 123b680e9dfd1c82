import { countOf } from "../../components/count-of.ts"

export const created = "Created"
export const canceled = "Message canceled."
export const redacted = "Text erased."
export const deletedUnsent = "Message canceled and deleted."
export const deleted = "Message deleted."
export const cancelWords = {
  button: "Cancel message",
  title: "Cancel this message?",
  text: "Posthorn does not send it. It stays in the list as failed. You cannot undo this.",
}
export const redactWords = {
  button: "Erase text",
  title: "Erase the text of this message?",
  text: "Posthorn erases its text, tags and metadata at once. Its numbers, times and status stay. You cannot undo this.",
}
export const deleteUnsentWords = {
  button: "Delete",
  title: "Cancel and delete this message?",
  text: "Posthorn does not send it, and erases its text and media at once. You cannot undo this.",
}
export const deleteWords = {
  button: "Delete",
  title: "Delete this message?",
  text: "Posthorn erases its text and media at once. You cannot undo this. A carrier that already has the message can still deliver it.",
}
export const rawExchange = "Raw exchange"
export const noExchange =
  "No exchange was recorded. Start a trace on the page of the carrier, then send the message again."
export const octetsToCopy = (type: string) => `the octets of ${type}`
export const from = "From"
export const to = "To"
export const octetsOfType = (type: string) => `Octets of ${type}`
export const sent = "Sent"
export const received = "Received"
export const messages = "Messages"
export const search = "Search"
export const status = "Status"
export const anyStatus = "Any status"
export const direction = "Direction"
export const anyDirection = "Any direction"
export const error = "Error"
export const errorShowOthersToo = (errorCode: string) => `Error: ${errorCode}. Show others too`
export const numberOrMessageSid = "Number, address or sid  ( / )"
export const sidInvalid = "A message sid has MS and 32 more characters. Copy all of it."
export const searchInvalid =
  "The search finds phone numbers, addresses with their prefix such as whatsapp:, and sids. It does not search texts."
export const digitsInvalid = "Enter 3 to 15 digits of a phone number."
export const anyNumber = "Any number"
export const media = "Media"
export const mediaError = "The media could not be loaded."
export const files = (count: number) => countOf(count, "file")
export const filesToCome = (files: string) =>
  `${files} not fetched yet. Posthorn fetches media when it sends the message.`
export const filesMissing = (files: string) =>
  `${files} missing. Posthorn could not fetch them, or they are duplicates.`
export const sid = "Sid"
export const channel = "Channel"
export const channelsInOrder = "Channels in order"
export const carrier = "Carrier"
export const segments = "Segments"
export const price = "Price"
export const tags = "Tags"
export const sendAt = "Send at"
export const delivered = "Delivered"
export const read = "Read"
export const messagesWithThisAddress = "Messages with this address"
export const notTried = "not tried"
export const beingTried = "being tried"
export const notDeliveredInTime = "not delivered in time"
export const outcomeUnknown = "outcome unknown"
export const notDelivered = "not delivered"
export const priceNone = "None: no carrier accepted the message"
export const priceUnknown = "Known when a carrier accepts the message"
export const messagesNewestFirst = "Messages, newest first"
export const text = "Text"
export const messageFrom = (message: string) => `Message from ${message}`
export const messageTo = (message: string) => `Message to ${message}`
export const mediaOnly = "This message has media only."
export const timeline = "Timeline"
export const eventsOfThisMessage = "Events of this message"
export const details = "Details"
export const sendPayLink = "Send pay link"
export const allMessages = "All messages"
export const messageNotDelivered = "Message not delivered"
export const problem = "Problem"
export const message = "Message"
export const messageMissingText = (sid: string) =>
  `This account has no message with the sid ${sid}. The message was deleted, has expired, or belongs to another account.`
export const messageError = "The message could not be loaded"
export const messagesError = "The messages could not be loaded"
export const sendMessage = "Send message"
export const newMessages = (count: number) => countOf(count, "new message")
export const noMatchYet = "No match yet"
export const noMessagesMatch = "No messages match"
export const clearFilters = "Clear filters"
export const noMatchSoFar =
  "No match in the messages searched so far. Choose Older to search further back, or set a date."
export const noMatchText =
  "A message must match all filters. Remove a filter, or wait: new messages that match appear here."
export const noMessageYetText =
  "Messages that this account sends or receives appear here with their current status. A new installation sends through a simulator: no message leaves, and no carrier charges you."
export const noMessageYet = "No message yet"
export const sendFirstMessage = "Send first message"
export const segmentsOfMessage = (count: number) => countOf(count, "segment")
export const segmentsUnknown = "The segments are unknown for this recipient."
export const toBeSent = "To be sent {time}."
export const exchangeFrom = (connection: string) => `From ${connection}`
export const exchangeTo = (connection: string) => `To ${connection}`
export const deliveredAfter = (duration: string) => `after ${duration}`
export const template = "Template"
export const templateHeader = (value: string) => `Header: ${value}`
export const templateButton = (number: number, value: string) => `Button ${number}: ${value}`
export const messagingService = "Messaging service"
export const statusCallback = "Status callback"
