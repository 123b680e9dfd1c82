import { z } from "zod"
import { operation } from "#http/operation.ts"
import { exampleOf } from "#http/wire/example-of.ts"
import { decodeIdCursor, encodeCursor, filteredPageNote } from "#http/wire/page.ts"
import { readCreated, renamedCreatedParameters, sidsFilter } from "#http/wire/list-parameters.ts"
import { named, noted, pageResponse, pageParameters, sid, sidParameter, timestamp } from "#http/wire/schemas.ts"
import type { Database } from "#core/db/database.ts"
import { eventAreas, eventTypeNames } from "#core/events/catalogue.ts"
import { getEvent as getStored, listEvents as listStored } from "#core/events/list-events.ts"
import { readEventBodies } from "#messaging/messages/read/event-bodies.ts"
import { sharedRecordsOf } from "#messaging/messages/read/shared-records.ts"
import { messageExample } from "#messaging/api/message-schema.ts"
import { eventName } from "#core/api/webhook-schema.ts"

export interface EventNeeds {
  db: Database
}

export const anything = z.record(z.string(), z.unknown())

export function eventOf(data: z.ZodType, type: z.ZodType = eventName, typeExample = "messages.delivered") {
  return z.object({
    sid: sid("event", "The identifier of the event, which is also the `webhook-id` of its deliveries."),
    type: noted(type, "The type of the event.", typeExample),
    timestamp: timestamp("The time of the event."),
    sequence: noted(
      z.int().min(1),
      "The number of the event for its resource. Each event of the resource increases it by one.",
      4,
    ),
    account_sid: sid("account", "The account of the event."),
    data: noted(data, "The resource after the change."),
  })
}

export const eventSchema = named("Event", "An event. Webhook endpoints receive the same JSON.", eventOf(anything))

export const eventExample = exampleOf(eventSchema, {
  type: "messages.queued",
  sequence: 1,
  data: messageExample,
})

const eventNameOrArea = z.enum([...eventAreas, ...eventTypeNames])

export const listEvents = operation<EventNeeds>()({
  id: "listEvents",
  tag: "Events",
  summary: "List events",
  description: `Returns events, newest first. To catch up after an outage, read until the last event that you handled. With \`type\` and without \`message\` or \`sid\`, ${filteredPageNote}`,
  scopes: ["messages", "webhooks", "read"],
  query: z.object({
    sid: sidsFilter("event", "event"),
    type: noted(
      eventNameOrArea.optional(),
      "The event type to filter by, or all types of an area: `messages.*`.",
      "messages.*",
    ),
    message: sidParameter("message", "The message to filter by. It can be deleted.").optional(),
    ...renamedCreatedParameters,
    ...pageParameters,
  }),
  responses: pageResponse("EventPage", "A page of events.", eventSchema, eventExample),
  problems: ["invalid_cursor"],
  async handle({ db }, { accountId, query }) {
    const before = decodeIdCursor("events", query.cursor)
    const { sid: ids, type, message: subjectId, limit } = query
    const recordIds = subjectId === undefined ? [] : await sharedRecordsOf(db, accountId, [subjectId])
    const created = readCreated(query)
    const filter = { ids, type, subjectId, recordIds, from: created.createdAfter, until: created.createdBefore }
    const { events, nextBefore } = await listStored(db, accountId, filter, { limit, before })
    const next = nextBefore && encodeCursor("events", nextBefore)
    // The bodies are already JSON. Parsing and serializing them would cost time and could change them.
    const data = (await readEventBodies(db, accountId, events)).join(",")
    const rest = `"has_more":${next !== null},"next_cursor":${JSON.stringify(next)}`
    return { status: 200, json: `{"data":[${data}],${rest}}` }
  },
})

export const getEvent = operation<EventNeeds>()({
  id: "getEvent",
  tag: "Events",
  summary: "Retrieve an event",
  description: "Returns the event as the JSON that webhook endpoints receive.",
  scopes: ["messages", "webhooks", "read"],
  sid: "event",
  responses: { 200: { description: "The event.", schema: eventSchema, example: eventExample } },
  problems: ["event_not_found"],
  async handle({ db }, { accountId, id }) {
    const event = await getStored(db, accountId, id)
    const [json] = await readEventBodies(db, accountId, [event])
    // The message was deleted in between, and its event was erased: the event now has its own body.
    return { status: 200, json: json ?? (await getStored(db, accountId, id)).body ?? "" }
  },
})
