import { z } from "zod"
import { runIdempotent } from "#http/run-idempotent.ts"
import { operation, type ApiRequest } from "#http/operation.ts"
import { listing, retrieval } from "#http/resource-operations.ts"
import { readCreated, renamedCreatedParameters, statusFilter } from "#http/wire/list-parameters.ts"
import { filteredPageNote } from "#http/wire/page.ts"
import { noted, sidParameter } from "#http/wire/schemas.ts"
import type { Page } from "#core/db/page.ts"
import { getDelivery as getStored } from "#core/deliveries/deliveries.ts"
import { renderAttempt, renderDelivery } from "#core/deliveries/delivery-resource.ts"
import { shownDeliveryStatuses, storedDeliveryStatus } from "#core/deliveries/delivery-status.ts"
import type { DeliveryFilter } from "#core/deliveries/list-deliveries.ts"
import { listEndpointDeliveries } from "#core/endpoints/list-endpoint-deliveries.ts"
import type { EventType } from "#core/events/catalogue.ts"
import { covers } from "#core/members/role.ts"
import { resend } from "#core/replays/resend.ts"
import { visibleRequestHeaders } from "#core/webhooks/request-headers.ts"
import { testEndpoint } from "#core/webhooks/test-endpoint.ts"
import {
  answeredAttemptExample,
  deliveryExample as example,
  deliverySchema,
  deliveryWithAttemptsSchema,
  failedAttemptExample,
} from "./delivery-schema.ts"
import { eventName } from "./webhook-schema.ts"
import { context, getWebhookSecret, type WebhookNeeds } from "./webhooks.ts"

const filters = {
  event: sidParameter("event", "The event whose deliveries to return, oldest first.").optional(),
  status: statusFilter(shownDeliveryStatuses, "failed"),
  event_type: noted(eventName.optional(), "The event type to filter by.", "messages.delivered"),
  ...renamedCreatedParameters,
}

const filterNote =
  `With \`event_type\` or \`status=succeeded\`, ${filteredPageNote} ` +
  "With `event`, a page reads deliveries for 0.2 seconds, or at least ten thousand. It can also have fewer entries than `limit`."

type Filters = z.output<z.ZodObject<typeof filters>>

function deliveryPages(needs: WebhookNeeds, accountId: string, endpointId: string | undefined, query: Filters) {
  const { event: eventId, event_type } = query
  const { createdAfter: from, createdBefore: until } = readCreated(query)
  const eventType = event_type as EventType | undefined
  const status = query.status?.map(storedDeliveryStatus)
  const filter: DeliveryFilter = { endpointId, eventId, status, eventType, from, until }
  return async (page: Page) => {
    const timedPage = { ...page, now: context(needs).now }
    const { deliveries, nextBefore } = await listEndpointDeliveries(needs.db, accountId, filter, timedPage)
    return { entries: deliveries.map((delivery) => renderDelivery(accountId, delivery)), nextBefore }
  }
}

export const listAllDeliveries = listing<WebhookNeeds>()({
  id: "listAllDeliveries",
  tag: "Webhooks",
  noun: "deliveries",
  summary: "List the deliveries of the account",
  description: `Returns deliveries to all endpoints or to one, newest first. ${filterNote}`,
  scopes: ["webhooks", "read"],
  filters: { endpoint: sidParameter("webhook", "The webhook endpoint to filter by.").optional(), ...filters },
  schema: deliverySchema,
  example,
  problems: ["webhook_not_found"],
  pages: (needs, { accountId, query }) => deliveryPages(needs, accountId, query.endpoint, query),
  render: (delivery) => delivery,
})

export const listDeliveries = listing<WebhookNeeds>()({
  id: "listDeliveries",
  tag: "Webhooks",
  noun: "deliveries",
  summary: "List the deliveries of a webhook endpoint",
  description: `Returns the deliveries of one endpoint, newest first. The endpoint can be deleted. ${filterNote}`,
  scopes: ["webhooks", "read"],
  sid: "webhook",
  filters,
  schema: deliverySchema,
  example,
  pages: (needs, { accountId, id, query }) => deliveryPages(needs, accountId, id, query),
  render: (delivery) => delivery,
})

export const getDelivery = retrieval<WebhookNeeds>()({
  id: "getDelivery",
  tag: "Webhooks",
  noun: "delivery",
  summary: "Retrieve a delivery with its attempts",
  description:
    "Returns the delivery with the time, cause, request and response of each attempt. Posthorn keeps the responses to failed attempts for 7 days (`RETENTION_RESPONSES_DAYS`). It keeps all other data as long as the delivery.",
  scopes: ["webhooks", "read"],
  sid: "delivery",
  schema: deliveryWithAttemptsSchema,
  example: { ...example, attempts: 2, attempt_log: [failedAttemptExample, answeredAttemptExample] },
  async read({ db }, request) {
    const { accountId } = request
    const { delivery, attempts } = await getStored(db, accountId, request.id)
    const showsSignature = mayReadSecret(request)
    const attempt_log = attempts.map((attempt) => {
      const identity = { eventId: delivery.eventId, startedAt: attempt.startedAt }
      const signature = showsSignature ? attempt.signature : null
      return renderAttempt(attempt, visibleRequestHeaders(identity, { ...attempt, signature }))
    })
    return { ...renderDelivery(accountId, delivery), attempt_log }
  },
})

/**
 * Returns whether this request could read the secret of the endpoint. With a signature and the event's body,
 * a client could repeat a request at the receiver for five minutes. So a signature is shown only to clients
 * that can sign such a request themselves.
 */
function mayReadSecret({ principal, memberSession, accountId }: ApiRequest): boolean {
  if (memberSession === null) return ["full", ...getWebhookSecret.scopes].includes(principal.scope)
  const role = memberSession.isOperator ? "owner" : memberSession.accounts.get(accountId)?.role
  return role !== undefined && covers(role, "developer")
}

export const resendDelivery = operation<WebhookNeeds>()({
  id: "resendDelivery",
  tag: "Webhooks",
  summary: "Send a delivery again",
  description:
    "Attempts the delivery now, whatever its status. If the attempt fails, retries follow the schedule from its start. The receiver gets the same `webhook-id`.",
  scopes: ["webhooks"],
  sid: "delivery",
  body: z.object({}),
  responses: {
    202: {
      description: "The delivery, queued for an attempt now.",
      schema: deliverySchema,
      example: { ...example, status: "pending", ended_at: null },
    },
  },
  problems: ["delivery_not_found", "webhook_not_found", "webhook_disabled"],
  handle: (needs, request) =>
    runIdempotent(needs, request, async (tx) => {
      const { delivery, lane } = await resend(tx, request.accountId, request.id, context(needs))
      tx.onCommit(() => needs.wake(lane))
      return { status: 202, json: renderDelivery(request.accountId, delivery) }
    }),
})

export const testWebhook = operation<WebhookNeeds>()({
  id: "testWebhook",
  tag: "Webhooks",
  summary: "Send a test event",
  description:
    "Sends a `webhooks.test` event to this endpoint only, even if it did not subscribe to it. The response contains the delivery, so that you can follow it.",
  scopes: ["webhooks"],
  sid: "webhook",
  body: z.object({}),
  responses: {
    202: {
      description: "The delivery of the test event.",
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
  problems: ["webhook_not_found", "webhook_disabled", "webhook_of_callbacks"],
  handle: (needs, request) =>
    runIdempotent(needs, request, async (tx) => {
      const { delivery, lane } = await testEndpoint(tx, request.accountId, request.id, context(needs))
      tx.onCommit(() => needs.wake(lane))
      return { status: 202, json: renderDelivery(request.accountId, delivery) }
    }),
})
