// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { Delivery, DeliveryWithAttempts, ResendDeliveryRequest } from "./schemas.ts"

/** What `listAllDeliveries` may be asked for. */
export interface ListAllDeliveriesQuery {
  /** Only to this endpoint. */
  endpoint?: string | undefined
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

export class DeliveriesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List the deliveries of the account. Newest first, to all endpoints or one. With `event_type` or
   * `status=succeeded`, a page reads at most ten thousand entries. So it can hold fewer than `limit`, or none,
   * while `has_more` is true. Continue with `next_cursor`. With `event` it looks at all that can be of it, or for
   * a fifth of a second, at ten thousand at least; then the same holds.
   *
   * `GET /v1/deliveries`. API keys need one of the scopes `full`, `webhooks`, `read`.
   */
  list(query: ListAllDeliveriesQuery = {}, options?: RequestOptions): List<Delivery> {
    return this.#client.list({ method: "GET", path: "/v1/deliveries", query }, options)
  }

  /**
   * Retrieve a delivery with its attempts. The attempts with their times, causes, requests and responses.
   * Responses to failed attempts are kept for 7 days (`RETENTION_RESPONSES_DAYS`), everything else as long as the
   * delivery.
   *
   * `GET /v1/deliveries/{sid}`. API keys need one of the scopes `full`, `webhooks`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<DeliveryWithAttempts> {
    return this.#client.request({ method: "GET", path: "/v1/deliveries/{sid}", sid }, options)
  }

  /**
   * Send a delivery again. Attempts the delivery now, whatever its status, and then by the schedule from its start
   * until it succeeds. The receiver sees the same `webhook-id`.
   *
   * `POST /v1/deliveries/{sid}/resend`. API keys need one of the scopes `full`, `webhooks`.
   */
  resend(sid: string, body: ResendDeliveryRequest = {}, options?: RequestOptions): Promise<Delivery> {
    return this.#client.request(
      { method: "POST", path: "/v1/deliveries/{sid}/resend", sid, body, takesKey: true },
      options,
    )
  }
}
