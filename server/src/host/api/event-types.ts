import { z } from "zod"
import { jsonSchema } from "#http/docs/json-schema.ts"
import { operation } from "#http/operation.ts"
import type { DescribedEvent } from "#http/route.ts"
import { named, noted, pageOf, sid } from "#http/wire/schemas.ts"
import { anything, eventOf } from "./events.ts"
import { webhookSchema } from "#core/api/webhook-schema.ts"
import { eventTypes, type EventType } from "#core/events/catalogue.ts"
import { challengeSchema, factorSchema } from "#auth/api/factor-schema.ts"
import { messageSchema } from "#messaging/api/message-schema.ts"
import { disputeSchema, paymentSchema, refundSchema } from "#payments/api/payment-schema.ts"
import { differenceSchema } from "#payments/api/reconciliation-schema.ts"
import { sessionSchema } from "#auth/api/session-schema.ts"
import { blockSchema, verificationSchema } from "#auth/api/verification-schema.ts"

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
export const eventBodies: readonly DescribedEvent[] = Object.entries(eventTypes).map(([name, description]) => ({
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
