import { z } from "zod"
import { jsonSchema } from "#http/docs/json-schema.ts"
import { operation } from "#http/operation.ts"
import { exampleOf } from "#http/wire/example-of.ts"
import { decodeIdCursor, encodeCursor, filteredPageNote } from "#http/wire/page.ts"
import { readCreated, renamedCreatedParameters, sidsFilter } from "#http/wire/list-parameters.ts"
import { named, noted, pageOf, pageResponse, pageParameters, sid, sidParameter, timestamp } from "#http/wire/schemas.ts"
import type { Database } from "#core/db/database.ts"
import { eventAreas, eventTypeNames, eventTypes, type EventType } from "#core/events/catalogue.ts"
import { getEvent as getStored, listEvents as listStored } from "#core/events/list-events.ts"
import { readEventBodies } from "#messaging/messages/read/event-bodies.ts"
import { sharedRecordsOf } from "#messaging/messages/read/shared-records.ts"
import { challengeSchema, factorSchema } from "#auth/api/factor-schema.ts"
import { messageExample, messageSchema } from "#messaging/api/message-schema.ts"
import { disputeSchema, paymentSchema, refundSchema } from "#payments/api/payment-schema.ts"
import { differenceSchema } from "#payments/api/reconciliation-schema.ts"
import { sessionSchema } from "#auth/api/session-schema.ts"
import { blockSchema, verificationSchema } from "#auth/api/verification-schema.ts"
import { eventName, webhookSchema } from "./webhook-schema.ts"

export interface EventNeeds {
  db: Database
}

const anything = z.record(z.string(), z.unknown())

function eventOf(data: z.ZodType, type: z.ZodType = eventName, typeExample = "messages.delivered") {
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

const eventTypeSchema = named(
  "EventTypeDescription",
  "A kind of event.",
  z.object({
    name: noted(z.string(), "The name of the event type.", "messages.delivered"),
    description: noted(z.string(), "The meaning of the event type.", "A message reached delivery."),
    is_available: noted(
      z.boolean(),
      "True if this version sends events of this type. An endpoint can subscribe to an unavailable type, and receives its events after an upgrade that sends them.",
      true,
    ),
    schema: noted(anything, "The JSON Schema (2020-12) of the body of the event."),
  }),
)

const testData = z.object({
  webhook_sid: sid("webhook", "The tested endpoint."),
  text: noted(z.string(), "The text of the test event.", "This is a test."),
})

const failingData = webhookSchema.extend({
  failing_hours: noted(z.int().min(1), "The number of hours for which all attempts have failed: 24, then 72.", 24),
})

/** Returns the schema of an event's `data`, by the area of its type. */
function dataOf(type: EventType): z.ZodType {
  if (type.startsWith("messages.")) return messageSchema
  if (type === "verifications.blocked") return blockSchema
  if (type.startsWith("verifications.")) return verificationSchema
  if (type.startsWith("sessions.")) return sessionSchema
  if (type.startsWith("payments.")) return paymentSchema
  if (type.startsWith("refunds.")) return refundSchema
  if (type.startsWith("disputes.")) return disputeSchema
  if (type.startsWith("differences.")) return differenceSchema
  if (type.startsWith("factors.")) return factorSchema
  if (type.startsWith("challenges.")) return challengeSchema
  if (type === "webhooks.test") return testData
  if (type === "webhooks.failing") return failingData
  return type === "webhooks.disabled" ? webhookSchema : anything
}

/** The body of each type of event, for the document and for `GET /v1/event_types`. */
export const eventBodies: readonly { name: string; description: string; schema: z.ZodType }[] = Object.entries(
  eventTypes,
).map(([name, description]) => ({
  name,
  description,
  schema: eventOf(dataOf(name as EventType), z.literal(name), name),
}))

function describeTypes(): object[] {
  return eventBodies.map(({ name, description, schema }) => {
    const $schema = "https://json-schema.org/draft/2020-12/schema"
    return { name, description, is_available: true, schema: { $schema, ...jsonSchema(schema, "output") } }
  })
}

let described: string | undefined

export const listEventTypes = operation<object>()({
  id: "listEventTypes",
  tag: "Events",
  summary: "List event types",
  description: "Returns every event type with the JSON Schema of its body, on one page.",
  scopes: ["messages", "webhooks", "read"],
  responses: {
    200: {
      description: "The event types.",
      schema: pageOf("EventTypePage", "The event types.", eventTypeSchema),
      example: {
        data: [
          {
            name: "messages.delivered",
            description: "A message reached delivery.",
            is_available: true,
            schema: { type: "object" },
          },
        ],
        has_more: false,
        next_cursor: null,
      },
    },
  },
  handle() {
    described ??= JSON.stringify({ data: describeTypes(), has_more: false, next_cursor: null })
    return { status: 200, json: described }
  },
})
