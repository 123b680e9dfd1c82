// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { Event, EventFeed } from "./schemas.ts"

/** The query of `listEvents`. */
export interface ListEventsQuery {
  /** The events to return, at most 100, as a repeated parameter or with commas. Unknown ones are left out. */
  sid?: string | string[] | undefined
  /** The event type to filter by, or all types of an area: `messages.*`. */
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
    | "messages.reply_requested"
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
    | "payments.review_resolved"
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
  /** The message to filter by. It can be deleted. */
  message?: string | undefined
  /** The earliest time, inclusive. The name `from` also works. */
  created_after?: string | Date | undefined
  /** The latest time, exclusive. The name `to` also works. */
  created_before?: string | Date | undefined
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

/** The query of `followEvents`. */
export interface FollowEventsQuery {
  /** The `next_cursor` of the previous response. Omit it to begin at the present. */
  cursor?: string | undefined
  /**
   * The events to send: names from `GET /v1/event_types`, `messages.*` for all events of an area, or `*`. Send a
   * list, or one string with commas.
   */
  events?: string | string[] | undefined
  /** The approximate maximum number of events in a response. */
  limit?: number | undefined
  /** The maximum waiting time in milliseconds, up to 30 seconds. */
  timeout_ms?: number | undefined
}

export class EventsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List events. Returns events, newest first. To catch up after an outage, read until the last event that you
   * handled. With `type` and without `message` or `sid`, a page reads at most ten thousand entries. So it can have
   * fewer than `limit`, or none, while `has_more` is true. Continue with `next_cursor`.
   *
   * `GET /v1/events`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
   */
  list(query: ListEventsQuery = {}, options?: RequestOptions): List<Event> {
    return this.#client.list({ method: "GET", path: "/v1/events", query }, options)
  }

  /**
   * Follow the events. Waits for events, for programs that webhooks cannot reach. `posthorn listen` uses this
   * operation. Responds as soon as an event occurs after `cursor`, or with an empty list after `timeout_ms`.
   * Request again at once with `next_cursor`. A cursor works at every process and after a restart, as long as
   * Posthorn keeps the events. Without a cursor, the response is empty and its `next_cursor` begins at the
   * present. No event is missing, and the events of one resource are ordered by `sequence`. An event can occur
   * twice, as with webhooks: remember the sids of the last minutes. At most 20 requests of an account can wait at
   * one process.
   *
   * `GET /v1/events/feed`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
   */
  feed(query: FollowEventsQuery = {}, options?: RequestOptions): Promise<EventFeed> {
    return this.#client.request(
      { method: "GET", path: "/v1/events/feed", query, waitMs: query.timeout_ms ?? 20000 },
      options,
    )
  }

  /**
   * Retrieve an event. Returns the event as the JSON that webhook endpoints receive.
   *
   * `GET /v1/events/{sid}`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Event> {
    return this.#client.request({ method: "GET", path: "/v1/events/{sid}", sid }, options)
  }
}
