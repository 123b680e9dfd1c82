import { countOf } from "../../components/count-of.ts"

/** The English texts of the events pages. */

export const deliveriesOfThisEvent = "Deliveries of this event"
export const moreDeliveriesText = "So much was delivered in that minute that there may be more: look further"
export const endpoint = "Endpoint"
export const status = "Status"
export const result = "Result"
export const attempts = "Attempts"
export const again = "Again"
export const resendToWebhooks = (webhooks: string) => `Resend to ${webhooks}`
export const deletedEndpoint = "Deleted endpoint"
export const noEndpointThenText =
  "No endpoint was asking for it when it happened. A replay with what an endpoint never got brings it later."
export const noEndpointText = "It was not sent, because this account has no webhook endpoint."
export const addAnEndpoint = "Add an endpoint"
export const openTheWebhooks = "Open the webhooks"
export const type = "Type"
export const about = "About"
export const happened = "Happened"
export const sequence = "Sequence"
export const event = "Event"
export const more = "More"
export const allEventsOfMessage = "All events of this message"
export const to = "To"
export const from = "From"
export const sequenceOf = (sequence: number, owner: string) => `${sequence}, counted for each ${owner}`
export const events = "Events"
export const ofOneMessage = "Of one message"
export const eventsOfAllMessages = "events of all messages"
export const sidInvalid = "Paste the whole sid: EV or MS, and 32 more characters."
export const search = "Search"
export const eventOrMessageSid = "Event or message sid  ( / )"
export const anyType = "Any type"
export const allOfArea = (area: string) => `All ${area}`
export const eventsTheNewestFirst = "Events, the newest first"
export const searchLimitText =
  "Fifty thousand events were looked at for these. There may be older ones: “Older” looks further."
export const when = "When"
export const deliveries = "Deliveries"
export const theEvent = "the event"
export const details = "Details"
export const allEvents = "All events"
export const eventMissingText = (sid: string) =>
  `This account has no event with the sid ${sid}. It may be older than events are kept, or of another account.`
export const eventError = "The event could not be read."
export const eventsDescription = "The events of this account, as your endpoints receive them."
export const eventsError = "The events could not be read."
export const newEvents = (count: number) => countOf(count, "new event")
export const noMatchSoFarText =
  "Fifty thousand were looked at, and none fits. There may be older ones; a time makes looking quicker."
export const noMatchSoFarTitle = "None among the events looked at"
export const lookFurther = "Look further"
export const noMatchText =
  "All filters above must hold at once. Take one away, or wait: a new event that fits appears here by itself."
export const noMatchTitle = "No event is like that"
export const clearFilters = "Clear filters"
export const noEventYetText =
  "Each change of a message is an event, and so is trouble of an endpoint. It is here as soon as it happens, kept for a month, and told to the endpoints that asked for it."
export const noEventYet = "No event yet"
export const sendAMessage = "Send a message"
