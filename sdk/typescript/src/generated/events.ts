// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { Event, EventFeed } from "./schemas.ts"

/** What `listEvents` may be asked for. */
export interface ListEventsQuery {
  /** Only of this type, or of all of an area: `messages.*`. */
  type?:
    | "messages.*"
    | "verifications.*"
    | "sessions.*"
    | "factors.*"
    | "challenges.*"
    | "payments.*"
    | "refunds.*"
    | "disputes.*"
    | "differences.*"
    | "webhooks.*"
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
  /** Only of this message, also of one that was deleted. */
  message?: string | undefined
  /** Only of this time or later. */
  from?: string | Date | undefined
  /** Only before this time. */
  to?: string | Date | undefined
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

/** What `followEvents` may be asked for. */
export interface FollowEventsQuery {
  /** `next_cursor` of the previous answer. Leave it out to begin at the present. */
  cursor?: string | undefined
  /**
   * Events to send: names from `GET /v1/event_types`, `messages.*` for all of an area, or `*`. A list, or one
   * string with commas between.
   */
  events?: string[] | undefined
  /** About how many events an answer holds at most. */
  limit?: number | undefined
  /** How long to wait, up to half a minute. */
  timeout_ms?: number | undefined
}

export class EventsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List events. Newest first. To catch up after an outage, read until the last event that was handled. With
   * `type` and without `message`, a page reads at most ten thousand entries. So it can hold fewer than `limit`, or
   * none, while `has_more` is true. Continue with `next_cursor`.
   *
   * `GET /v1/events`. API keys need one of the scopes `full`, `messages`, `webhooks`, `read`.
   */
  list(query: ListEventsQuery = {}, options?: RequestOptions): List<Event> {
    return this.#client.list({ method: "GET", path: "/v1/events", query }, options)
  }

  /**
   * Follow the events. For programs that webhooks cannot reach; `posthorn listen` is made of it. Answers as soon
   * as something happened after `cursor`, or with an empty list after `timeout_ms`. Ask again at once with
   * `next_cursor`, which works for as long as events are kept, at any process, and after a restart. Without a
   * cursor the answer is empty and begins at the present. No event is missed, and those of a resource come in the
   * order of their `sequence`. One may come twice, as with webhooks: remember the sids of the last minutes. At
   * most 20 requests of an account wait at a process.
   *
   * `GET /v1/events/feed`. API keys need one of the scopes `full`, `messages`, `webhooks`, `read`.
   */
  feed(query: FollowEventsQuery = {}, options?: RequestOptions): Promise<EventFeed> {
    return this.#client.request(
      { method: "GET", path: "/v1/events/feed", query, waitMs: query.timeout_ms ?? 20000 },
      options,
    )
  }

  /**
   * Retrieve an event. The same JSON that is sent to webhook endpoints.
   *
   * `GET /v1/events/{sid}`. API keys need one of the scopes `full`, `messages`, `webhooks`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Event> {
    return this.#client.request({ method: "GET", path: "/v1/events/{sid}", sid }, options)
  }
}
