import { z } from "zod"
import { runIdempotent, type IdempotencyNeeds } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { listing, removal, retrieval } from "#http/resource-operations.ts"
import { withLookahead } from "#http/wire/page.ts"
import { noted, text } from "#http/wire/schemas.ts"
import type { Database } from "#core/db/database.ts"
import {
  createEndpoint,
  deleteEndpoint,
  endOlderSecrets,
  getEndpoint,
  listEndpoints,
  readSigningSecret,
  rotateSecret,
  updateEndpoint,
  type EndpointContext,
  type UrlContext,
} from "#core/endpoints/endpoints.ts"
import { renderWebhook } from "#core/endpoints/webhook-resource.ts"
import type { Outgoing } from "#core/outgoing/outgoing.ts"
import type { Lane, Queue } from "#core/queue/queue.ts"
import { hourMs } from "#core/std/durations.ts"
import type { NewId } from "#core/std/ids.ts"
import * as schema from "./webhook-schema.ts"
import { sendingOf, sendingParameters, statusParameter } from "./webhook-sending.ts"
import {
  certificatePairFaults,
  holdsSecret,
  overlapParameter,
  settingsOf,
  settingsParameters,
} from "./webhook-settings.ts"

export interface WebhookNeeds extends IdempotencyNeeds {
  db: Database
  newId: NewId
  deliveryQueue: Queue
  outgoing: Pick<Outgoing, "checkAddress">
  /** Notifies the dispatcher, after a commit, that a person changed an endpoint or wants an attempt now. */
  wake(lane: Lane): void
}

const { webhookSchema, webhookExample } = schema

const webhookUrl = noted(
  text(2000),
  "The HTTPS URL that receives the events. It must not contain a user name, and must not lead to a private or local address.",
  "https://example.com/hooks",
)

const webhookDescription = noted(z.string().max(500), "The display name.", "Booking system")

export const createWebhook = operation<WebhookNeeds>()({
  id: "createWebhook",
  tag: "Webhooks",
  summary: "Register a webhook endpoint",
  description:
    "Registers an endpoint. Posthorn sends every later matching event to its URL at least once, signed with the secret in the response. An account can have 100 endpoints.",
  scopes: ["webhooks"],
  body: z.object({
    url: webhookUrl,
    events: noted(schema.eventPatterns.optional(), "The events to send. Default: all.", ["messages.delivered"]),
    description: webhookDescription.optional(),
    ...settingsParameters,
    ...sendingParameters,
  }),
  check: certificatePairFaults,
  bodyExamples: {
    some: {
      summary: "Results of messages",
      value: { url: "https://example.com/hooks", events: ["messages.delivered", "messages.undelivered"] },
    },
    all: { summary: "All events", value: { url: "https://example.com/hooks" } },
    settings: {
      summary: "With retries, headers and a filter",
      value: {
        url: "https://example.com/hooks",
        timeout: 5,
        retry_schedule: [5, 60, 600],
        headers: { Authorization: "Bearer s3cret" },
        payload: "thin",
        filter: { "data.to": ["+4179*"], "data.tags": ["orders"] },
        signatures: ["v1", "v1a"],
      },
    },
    fifo: {
      summary: "All events in order, at most ten per second",
      value: { url: "https://example.com/hooks", ordering: "fifo", rate_limit: 10 },
    },
  },
  responses: {
    201: {
      description: "The endpoint with its secret.",
      schema: schema.webhookWithSecretSchema,
      example: { ...webhookExample, secret: schema.secretExample },
    },
  },
  problems: ["invalid_webhook_url", "unknown_event_type", "webhooks_exhausted"],
  async handle(needs, request) {
    const { url, events, description, ...given } = request.body
    const settings = settingsOf(given, needs.clock.now())
    const checked = await urlContext(needs, url)
    return await runIdempotent(
      needs,
      request,
      async (tx) => {
        const asked = { url, events, description, settings, ...sendingOf(request.body) }
        const { endpoint, secret } = await createEndpoint(tx, request.accountId, asked, checked)
        return { status: 201, json: { ...renderWebhook(request.accountId, endpoint, needs.clock.now()), secret } }
      },
      { holdsSecret: true, isSecretRequest: holdsSecret(request.body) },
    )
  },
})

export const listWebhooks = listing<WebhookNeeds>()({
  id: "listWebhooks",
  tag: "Webhooks",
  noun: "webhook endpoints",
  description: "Returns webhook endpoints, newest first.",
  scopes: ["webhooks", "read"],
  list: "webhooks",
  schema: webhookSchema,
  example: webhookExample,
  pages: ({ db }, { accountId }) => withLookahead((page) => listEndpoints(db, accountId, page)),
  render: (endpoint, { clock }, { accountId }) => renderWebhook(accountId, endpoint, clock.now()),
})

export const getWebhook = retrieval<WebhookNeeds>()({
  id: "getWebhook",
  tag: "Webhooks",
  noun: "webhook endpoint",
  description: "Returns the endpoint with data about its health.",
  scopes: ["webhooks", "read"],
  sid: "webhook",
  schema: webhookSchema,
  example: webhookExample,
  read: async ({ db, clock }, { accountId, id }) =>
    renderWebhook(accountId, await getEndpoint(db, accountId, id), clock.now()),
})

export const updateWebhook = operation<WebhookNeeds>()({
  id: "updateWebhook",
  tag: "Webhooks",
  summary: "Change a webhook endpoint",
  description:
    "Changes the parameters that you send. Deliveries to a paused endpoint wait, including those of new events. Disabling an endpoint cancels its pending deliveries. Posthorn does not send it new events, unless a later replay includes `missing` events. Enabling an endpoint resets its failure counts. A change closes its circuit.",
  scopes: ["webhooks"],
  sid: "webhook",
  body: z.object({
    url: webhookUrl.optional(),
    events: schema.eventPatterns.optional(),
    description: webhookDescription.optional(),
    ...settingsParameters,
    ...sendingParameters,
    status: statusParameter,
  }),
  check: certificatePairFaults,
  bodyExamples: {
    enable: { summary: "Enable it again", value: { status: "enabled" } },
    pause: { summary: "Pause it for maintenance", value: { status: "paused" } },
    limit: { summary: "Five requests at a time, without a rate limit", value: { max_in_flight: 5, rate_limit: null } },
    standard: {
      summary: "Return to the default settings",
      value: { timeout: null, retry_schedule: null, filter: null },
    },
  },
  responses: { 200: { description: "The current endpoint.", schema: webhookSchema, example: webhookExample } },
  problems: [
    "webhook_not_found",
    "secret_unreadable",
    "invalid_webhook_url",
    "unknown_event_type",
    "webhook_of_callbacks",
    "missing_parameter",
  ],
  async handle(needs, { accountId, id, body }) {
    const { url, events, description, status, ...given } = body
    const settings = settingsOf(given, needs.clock.now())
    const patch = { ...(url !== undefined && { url }), events, description, status, settings, ...sendingOf(given) }
    const checked = await urlContext(needs, url)
    const { endpoint, lane } = await needs.db.transaction((tx) => updateEndpoint(tx, accountId, id, patch, checked))
    needs.wake(lane)
    return { status: 200, json: renderWebhook(accountId, endpoint, needs.clock.now()) }
  },
})

export const deleteWebhook = removal<WebhookNeeds>()({
  id: "deleteWebhook",
  tag: "Webhooks",
  summary: "Delete a webhook endpoint",
  description:
    "Cancels the pending deliveries of the endpoint and deletes it. You can read its deliveries until their retention ends.",
  scopes: ["webhooks"],
  sid: "webhook",
  outcome: "Endpoint deleted.",
  async remove(needs, { accountId, id }) {
    await needs.db.transaction((tx) => deleteEndpoint(tx, accountId, id, context(needs)))
    needs.wake({ accountId, targetId: id })
  },
})

export const getWebhookSecret = retrieval<WebhookNeeds>()({
  id: "getWebhookSecret",
  audited: true,
  tag: "Webhooks",
  noun: "secret",
  summary: "Retrieve the secret of a webhook endpoint",
  description: "Returns the newest secret. Use it to verify deliveries with any Standard Webhooks library.",
  scopes: ["webhooks"],
  access: "developer",
  sid: "webhook",
  schema: schema.webhookSecretSchema,
  example: { secret: schema.secretExample },
  problems: ["webhook_not_found", "secret_unreadable"],
  read: async (needs, { accountId, id }) => ({ secret: await readSigningSecret(needs.db, accountId, id, needs) }),
})

export const rotateWebhookSecret = operation<WebhookNeeds>()({
  id: "rotateWebhookSecret",
  tag: "Webhooks",
  summary: "Rotate the secret of a webhook endpoint",
  description:
    "Creates a new secret, and a new key pair if `signatures` contains `v1a`. During the overlap the older secrets also sign deliveries, so that you can update the receiver. At most three secrets sign at a time. A fourth secret ends the oldest.",
  scopes: ["webhooks"],
  sid: "webhook",
  body: z.object({ overlap: overlapParameter }),
  bodyExamples: { leaked: { summary: "After a leak: end the old secret now", value: { overlap: 0 } } },
  responses: {
    200: {
      description: "The endpoint with its new secret.",
      schema: schema.webhookWithSecretSchema,
      example: { ...webhookExample, secret: schema.secretExample },
    },
  },
  problems: ["webhook_not_found", "secret_unreadable"],
  handle: (needs, request) =>
    runIdempotent(
      needs,
      request,
      async (tx) => {
        const overlapMs = request.body.overlap * hourMs
        const { endpoint, secret } = await rotateSecret(tx, request.accountId, request.id, {
          ...context(needs),
          overlapMs,
        })
        tx.onCommit(() => needs.wake({ accountId: request.accountId, targetId: request.id }))
        return { status: 200, json: { ...renderWebhook(request.accountId, endpoint, needs.clock.now()), secret } }
      },
      { holdsSecret: true },
    ),
})

export const endOlderWebhookSecrets = operation<WebhookNeeds>()({
  id: "endOlderWebhookSecrets",
  tag: "Webhooks",
  summary: "End the older secrets of a webhook endpoint",
  description: "Ends the overlap of a rotation early. From now on, only the newest secret signs deliveries.",
  scopes: ["webhooks"],
  sid: "webhook",
  body: z.object({}),
  responses: { 200: { description: "The current endpoint.", schema: webhookSchema, example: webhookExample } },
  problems: ["webhook_not_found"],
  handle: (needs, request) =>
    runIdempotent(needs, request, async (tx) => {
      const endpoint = await endOlderSecrets(tx, request.accountId, request.id, context(needs))
      tx.onCommit(() => needs.wake({ accountId: request.accountId, targetId: request.id }))
      return { status: 200, json: renderWebhook(request.accountId, endpoint, needs.clock.now()) }
    }),
})

export function context(needs: WebhookNeeds): EndpointContext {
  const { newId, deliveryQueue, secretKeys, clock } = needs
  return { newId, deliveryQueue, secretKeys, now: clock.now() }
}

/**
 * Returns the context of a request with a URL. The address is looked up here, because no transaction waits
 * for the network. A wrong one is refused in the transaction. So the repetition of a successful request gets
 * the same answer, even if the name has another address by then.
 */
async function urlContext(needs: WebhookNeeds, url: string | undefined): Promise<UrlContext> {
  return { ...context(needs), urlFault: url === undefined ? undefined : await needs.outgoing.checkAddress(url) }
}
