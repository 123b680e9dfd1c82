import { countOf } from "../../components/count-of.ts"

export const deliveriesOfThisEvent = "Deliveries of this event"
export const moreDeliveriesText = "There may be more deliveries in that minute: show all"
export const endpoint = "Endpoint"
export const status = "Status"
export const result = "Result"
export const attempts = "Attempts"
export const again = "Action"
export const resendToWebhooks = (webhooks: string) => `Resend to ${webhooks}`
export const deletedEndpoint = "Deleted endpoint"
export const noEndpointThenText =
  "No endpoint subscribed to this event when it happened. A replay that includes events that an endpoint never received sends it later."
export const noEndpointText = "It was not sent, because this account has no webhook endpoint."
export const createEndpoint = "Create endpoint"
export const openWebhooks = "Open webhooks"
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
export const eventsTheNewestFirst = "Events, newest first"
export const searchLimitText = "The search covered 50,000 events. Choose Older to search further back."
export const when = "When"
export const deliveries = "Deliveries"
export const theEvent = "the event"
export const details = "Details"
export const allEvents = "All events"
export const eventMissingText = (sid: string) =>
  `This account has no event with the sid ${sid}. It may have expired, or belong to another account.`
export const eventError = "The event could not be loaded."
export const eventsDescription = "The events of this account, as your endpoints receive them."
export const eventsError = "The events could not be loaded."
export const newEvents = (count: number) => countOf(count, "new event")
export const noMatchSoFarText =
  "No match in the last 50,000 events. Search further back, or set a time to search faster."
export const noMatchSoFarTitle = "No match yet"
export const lookFurther = "Search further back"
export const noMatchText =
  "An event must match all filters. Remove a filter, or wait: new events that match appear here."
export const noMatchTitle = "No events match"
export const clearFilters = "Clear filters"
export const noEventYetText =
  "Posthorn records an event for each change, for example when a message is delivered. Events appear here at once and are kept for a month. Posthorn sends them to the endpoints that subscribe to them."
export const noEventYet = "No event yet"
export const sendMessage = "Send message"
