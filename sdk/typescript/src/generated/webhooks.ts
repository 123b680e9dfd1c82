// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type {
  CreateReplayRequest,
  CreateWebhookRequest,
  Delivery,
  EndOlderWebhookSecretsRequest,
  Replay,
  RotateWebhookSecretRequest,
  TestWebhookRequest,
  UpdateWebhookRequest,
  Webhook,
  WebhookSecret,
  WebhookWithSecret,
} from "./schemas.ts"

/** What `listWebhooks` may be asked for. */
export interface ListWebhooksQuery {
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

export class WebhooksResource {
  readonly #client: Client
  readonly replays: WebhooksReplaysResource
  readonly deliveries: WebhooksDeliveriesResource

  constructor(client: Client) {
    this.#client = client
    this.replays = new WebhooksReplaysResource(client)
    this.deliveries = new WebhooksDeliveriesResource(client)
  }

  /**
   * Register a webhook endpoint. Every matching event after the answer is sent to the endpoint's URL at least
   * once, signed with the secret in the answer. An account has 100 endpoints at most.
   *
   * `POST /v1/webhooks`. API keys need one of the scopes `full`, `webhooks`.
   */
  create(body: CreateWebhookRequest, options?: RequestOptions): Promise<WebhookWithSecret> {
    return this.#client.request({ method: "POST", path: "/v1/webhooks", body, takesKey: true }, options)
  }

  /**
   * List webhook endpoints. Newest first.
   *
   * `GET /v1/webhooks`. API keys need one of the scopes `full`, `webhooks`, `read`.
   */
  list(query: ListWebhooksQuery = {}, options?: RequestOptions): List<Webhook> {
    return this.#client.list({ method: "GET", path: "/v1/webhooks", query }, options)
  }

  /**
   * Retrieve a webhook endpoint. With figures about its health.
   *
   * `GET /v1/webhooks/{sid}`. API keys need one of the scopes `full`, `webhooks`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Webhook> {
    return this.#client.request({ method: "GET", path: "/v1/webhooks/{sid}", sid }, options)
  }

  /**
   * Change a webhook endpoint. Parameters that you leave out stay as they are. While the endpoint is paused, its
   * deliveries wait, including those of new events. Disabling it cancels its pending deliveries. New events are
   * not sent to it, unless a later replay includes `missing` ones. An endpoint that is enabled again starts with a
   * clean record. A change closes its circuit.
   *
   * `PATCH /v1/webhooks/{sid}`. API keys need one of the scopes `full`, `webhooks`.
   */
  update(sid: string, body: UpdateWebhookRequest = {}, options?: RequestOptions): Promise<Webhook> {
    return this.#client.request({ method: "PATCH", path: "/v1/webhooks/{sid}", sid, body }, options)
  }

  /**
   * Delete a webhook endpoint. Its pending deliveries are cancelled. Those that were made stay readable until
   * their retention ends.
   *
   * `DELETE /v1/webhooks/{sid}`. API keys need one of the scopes `full`, `webhooks`.
   */
  delete(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/webhooks/{sid}", sid }, options)
  }

  /**
   * Retrieve the secret of a webhook endpoint. The newest. For code that verifies deliveries with any Standard
   * Webhooks library.
   *
   * `GET /v1/webhooks/{sid}/secret`. API keys need one of the scopes `full`, `webhooks`.
   */
  getSecret(sid: string, options?: RequestOptions): Promise<WebhookSecret> {
    return this.#client.request({ method: "GET", path: "/v1/webhooks/{sid}/secret", sid }, options)
  }

  /**
   * Rotate the secret of a webhook endpoint. Creates a new secret, and a new key pair if `signatures` contains
   * `v1a`. During the overlap the older secrets also sign deliveries, so that you can update the receiver. At most
   * three secrets sign at a time; a fourth ends the oldest.
   *
   * `POST /v1/webhooks/{sid}/rotate_secret`. API keys need one of the scopes `full`, `webhooks`.
   */
  rotateSecret(
    sid: string,
    body: RotateWebhookSecretRequest = {},
    options?: RequestOptions,
  ): Promise<WebhookWithSecret> {
    return this.#client.request(
      { method: "POST", path: "/v1/webhooks/{sid}/rotate_secret", sid, body, takesKey: true },
      options,
    )
  }

  /**
   * End the older secrets of a webhook endpoint. From now on the newest secret signs alone: before the overlap of
   * a rotation is over.
   *
   * `POST /v1/webhooks/{sid}/end_older_secrets`. API keys need one of the scopes `full`, `webhooks`.
   */
  endOlderSecrets(sid: string, body: EndOlderWebhookSecretsRequest = {}, options?: RequestOptions): Promise<Webhook> {
    return this.#client.request(
      { method: "POST", path: "/v1/webhooks/{sid}/end_older_secrets", sid, body, takesKey: true },
      options,
    )
  }

  /**
   * Send a test event. Sends a `webhooks.test` event to this endpoint alone, whatever it asked for. Watch the
   * delivery in the answer.
   *
   * `POST /v1/webhooks/{sid}/test`. API keys need one of the scopes `full`, `webhooks`.
   */
  test(sid: string, body: TestWebhookRequest = {}, options?: RequestOptions): Promise<Delivery> {
    return this.#client.request({ method: "POST", path: "/v1/webhooks/{sid}/test", sid, body, takesKey: true }, options)
  }

  /**
   * Replay what an endpoint did not get. Sends deliveries of a time again, from the oldest on, and with `missing`
   * events that the endpoint never got. It goes on by itself, also after a restart, behind whatever is new, and
   * only while fewer than 5,000 replayed deliveries wait for the endpoint. An account has ten replays at most that
   * have not ended.
   *
   * `POST /v1/webhooks/{sid}/replay`. API keys need one of the scopes `full`, `webhooks`.
   */
  replay(sid: string, body: CreateReplayRequest, options?: RequestOptions): Promise<Replay> {
    return this.#client.request(
      { method: "POST", path: "/v1/webhooks/{sid}/replay", sid, body, takesKey: true },
      options,
    )
  }
}

/** What `listReplays` may be asked for. */
export interface ListReplaysQuery {
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

export class WebhooksReplaysResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List the replays of a webhook endpoint. Newest first, also of an endpoint that was deleted. One that ended is
   * kept as long as events are.
   *
   * `GET /v1/webhooks/{sid}/replays`. API keys need one of the scopes `full`, `webhooks`, `read`.
   */
  list(sid: string, query: ListReplaysQuery = {}, options?: RequestOptions): List<Replay> {
    return this.#client.list({ method: "GET", path: "/v1/webhooks/{sid}/replays", sid, query }, options)
  }
}

/** What `listDeliveries` may be asked for. */
export interface ListDeliveriesQuery {
  /** Only of this event, the oldest first. */
  event?: string | undefined
  /** Only in this status. */
  status?: "pending" | "succeeded" | "failed" | "cancelled" | undefined
  /** Only of this kind of event. */
  event_type?:
    | "messages.queued"
    | "messages.sending"
    | "messages.sent"
    | "messages.delivered"
    | "messages.read"
    | "messages.undelivered"
    | "messages.failed"
    | "messages.received"
    | "verifications.created"
    | "verifications.sent"
    | "verifications.approved"
    | "verifications.max_attempts_reached"
    | "verifications.failed"
    | "verifications.expired"
    | "verifications.canceled"
    | "verifications.blocked"
    | "sessions.created"
    | "sessions.revoked"
    | "sessions.reuse_detected"
    | "factors.created"
    | "factors.verified"
    | "factors.deleted"
    | "challenges.approved"
    | "challenges.denied"
    | "challenges.expired"
    | "payments.created"
    | "payments.requires_action"
    | "payments.processing"
    | "payments.authorized"
    | "payments.partially_paid"
    | "payments.completed"
    | "payments.failed"
    | "payments.canceled"
    | "payments.expired"
    | "payments.review_required"
    | "refunds.created"
    | "refunds.completed"
    | "refunds.failed"
    | "disputes.opened"
    | "disputes.updated"
    | "disputes.closed"
    | "differences.opened"
    | "differences.resolved"
    | "webhooks.failing"
    | "webhooks.disabled"
    | "webhooks.test"
    | undefined
  /** Only made at this time or later. */
  from?: string | Date | undefined
  /** Only made before this time. */
  to?: string | Date | undefined
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

export class WebhooksDeliveriesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List the deliveries of a webhook endpoint. Newest first, also of an endpoint that was deleted. With
   * `event_type` or `status=succeeded`, a page reads at most ten thousand entries. So it can hold fewer than
   * `limit`, or none, while `has_more` is true. Continue with `next_cursor`. With `event` it looks at all that can
   * be of it, or for a fifth of a second, at ten thousand at least; then the same holds.
   *
   * `GET /v1/webhooks/{sid}/deliveries`. API keys need one of the scopes `full`, `webhooks`, `read`.
   */
  list(sid: string, query: ListDeliveriesQuery = {}, options?: RequestOptions): List<Delivery> {
    return this.#client.list({ method: "GET", path: "/v1/webhooks/{sid}/deliveries", sid, query }, options)
  }
}
