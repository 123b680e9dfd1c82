import { z } from "zod"
import { deliveryStatuses, getDelivery as getStored, resend } from "#events/deliveries.ts"
import { listDeliveries as listStored } from "#events/list-deliveries.ts"
import { renderAttempt, renderDelivery } from "#events/delivery-resource.ts"
import type { EventType } from "#events/catalogue.ts"
import { testEndpoint } from "#events/test-endpoint.ts"
import { once } from "#api/once.ts"
import { operation } from "#api/operation.ts"
import { answerList, lookedAtNote } from "#api/page.ts"
import type { IdPage } from "#api/page.ts"
import { exampleHex, named, noted, pageOf, pageParameters, sid, timestamp } from "#api/schemas.ts"
import { eventName } from "./webhook-schema.ts"
import { context } from "./webhooks.ts"
import type { WebhookNeeds } from "./webhooks.ts"

const fields = {
  sid: sid("delivery", "Identifier of the delivery."),
  account_sid: sid("account", "The account that it belongs to."),
  webhook_sid: sid("webhook", "The endpoint that it goes to."),
  event_sid: sid("event", "The event that it brings."),
  event_type: noted(z.string(), "What kind of event that is.", "messages.delivered"),
  status: noted(z.enum(deliveryStatuses), "`pending` while attempts follow.", "succeeded"),
  attempts: noted(z.int().min(0), "Attempts so far.", 1),
  last_status_code: noted(z.int().nullable(), "HTTP status of the last attempt; null when no answer came.", 204),
  last_error: noted(z.string().nullable(), "What was wrong with the last attempt.", null),
  created_at: timestamp("When the event happened."),
  next_attempt_at: timestamp("When the next attempt is due.").nullable(),
  ended_at: timestamp("When it ended.").nullable(),
}

const deliverySchema = named("Delivery", "One event on its way to one endpoint.", z.object(fields))

const attemptSchema = named(
  "DeliveryAttempt",
  "One attempt of a delivery.",
  z.object({
    number: noted(z.int().min(1), "Counted from 1.", 1),
    asked_by: noted(z.enum(["schedule", "manual", "replay"]), "Who asked for it.", "schedule"),
    started_at: timestamp("When it began."),
    duration_ms: noted(z.int().min(0), "How long it took.", 84),
    status_code: noted(z.int().nullable(), "HTTP status of the answer; null when none came.", 204),
    error: noted(z.string().nullable(), "What was wrong.", null),
    response_body: noted(
      z.string().nullable(),
      "The beginning of the answer: 16 KiB of a failure's, 64 bytes of a success's.",
      null,
    ),
  }),
)

const deliveryWithAttemptsSchema = named(
  "DeliveryWithAttempts",
  "A delivery with all its attempts.",
  z.object({ ...fields, attempt_log: noted(z.array(attemptSchema), "The attempts, the first first.") }),
)

const example = {
  sid: `DL${exampleHex}`,
  account_sid: `AC${exampleHex}`,
  webhook_sid: `WH${exampleHex}`,
  event_sid: `EV${exampleHex}`,
  event_type: "messages.delivered",
  status: "succeeded",
  attempts: 1,
  last_status_code: 204,
  last_error: null,
  created_at: "2026-11-21T08:30:00.000Z",
  next_attempt_at: null,
  ended_at: "2026-11-21T08:30:00.120Z",
}

const attemptExample = {
  number: 1,
  asked_by: "schedule",
  started_at: "2026-11-21T08:30:00.036Z",
  duration_ms: 84,
  status_code: 204,
  error: null,
  response_body: null,
}

export const listDeliveries = operation<WebhookNeeds>()({
  id: "listDeliveries",
  tag: "Webhooks",
  summary: "List the deliveries of a webhook endpoint",
  description: `Newest first, also of an endpoint that was deleted. With \`status\` or \`event_type\`, ${lookedAtNote}`,
  scopes: ["webhooks", "read"],
  sid: "webhook",
  query: z.object({
    status: noted(z.enum(deliveryStatuses).optional(), "Only in this status.", "failed"),
    event_type: noted(eventName.optional(), "Only of this kind of event.", "messages.delivered"),
    ...pageParameters,
  }),
  responses: {
    200: {
      description: "A page of deliveries.",
      schema: pageOf("DeliveryPage", "A page of deliveries.", deliverySchema),
      example: { data: [example], has_more: false, next_cursor: null },
    },
  },
  problems: ["webhook_not_found", "invalid_cursor"],
  handle({ db }, { accountId, id, query }) {
    const filter = { endpointId: id, status: query.status, eventType: query.event_type as EventType | undefined }
    const read = async (page: IdPage) => {
      const { deliveries: entries, nextBefore } = await listStored(db, accountId, filter, page)
      return { entries, nextBefore }
    }
    return answerList("deliveries", query, read, (delivery) => renderDelivery(accountId, delivery))
  },
})

export const getDelivery = operation<WebhookNeeds>()({
  id: "getDelivery",
  tag: "Webhooks",
  summary: "Retrieve a delivery with its attempts",
  description: "What was tried, when, and what the endpoint answered.",
  scopes: ["webhooks", "read"],
  sid: "delivery",
  responses: {
    200: {
      description: "The delivery.",
      schema: deliveryWithAttemptsSchema,
      example: { ...example, attempt_log: [attemptExample] },
    },
  },
  problems: ["delivery_not_found"],
  async handle({ db }, { accountId, id }) {
    const { delivery, attempts } = await getStored(db, accountId, id)
    return { status: 200, json: { ...renderDelivery(accountId, delivery), attempt_log: attempts.map(renderAttempt) } }
  },
})

export const resendDelivery = operation<WebhookNeeds>()({
  id: "resendDelivery",
  tag: "Webhooks",
  summary: "Send a delivery again",
  description:
    "Attempts it now, whatever became of it, and then by the schedule from its start until it succeeds. The receiver sees the same `webhook-id`.",
  scopes: ["webhooks"],
  sid: "delivery",
  body: z.object({}),
  responses: {
    202: {
      description: "It is attempted now.",
      schema: deliverySchema,
      example: { ...example, status: "pending", ended_at: null },
    },
  },
  problems: ["delivery_not_found", "webhook_not_found", "webhook_disabled"],
  handle: (needs, request) =>
    once(needs, request, async (tx, later) => {
      const { delivery, lane } = await resend(tx, request.accountId, request.id, context(needs))
      later(() => needs.wake(lane))
      return { status: 202, json: renderDelivery(request.accountId, delivery) }
    }),
})

export const testWebhook = operation<WebhookNeeds>()({
  id: "testWebhook",
  tag: "Webhooks",
  summary: "Send a test event",
  description:
    "Sends a `webhooks.test` event to this endpoint alone, whatever it asked for. Watch the delivery in the answer.",
  scopes: ["webhooks"],
  sid: "webhook",
  body: z.object({}),
  responses: {
    202: {
      description: "The test is under way.",
      schema: deliverySchema,
      example: {
        ...example,
        event_type: "webhooks.test",
        status: "pending",
        attempts: 0,
        last_status_code: null,
        ended_at: null,
      },
    },
  },
  problems: ["webhook_not_found", "webhook_disabled"],
  handle: (needs, request) =>
    once(needs, request, async (tx, later) => {
      const { delivery, lane } = await testEndpoint(tx, request.accountId, request.id, context(needs))
      later(() => needs.wake(lane))
      return { status: 202, json: renderDelivery(request.accountId, delivery) }
    }),
})
