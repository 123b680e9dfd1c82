// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { Streamed, StreamOptions } from "../core/stream.ts"
import type { List } from "../core/page.ts"
import type {
  Channel,
  CreateMessageFeedbackRequest,
  CreateMessageRequest,
  Media,
  Message,
  MessageDirection,
  MessageFeedback,
  MessagePreview,
  MessageStatus,
  PreviewMessageRequest,
  SortOrder,
  TimelineEntry,
} from "./schemas.ts"

/** The query of `listMessages`. */
export interface ListMessagesQuery {
  /** The recipient to filter by. */
  to?: string | undefined
  /** The sender to filter by. */
  from?: string | undefined
  /** The status to filter by. Several values, as a repeated parameter or with commas, match any of them. */
  status?: MessageStatus | MessageStatus[] | undefined
  /** The error code to filter by. */
  error_code?:
    | "invalid_recipient"
    | "unroutable"
    | "region_not_permitted"
    | "recipient_opted_out"
    | "not_mobile"
    | "invalid_sender"
    | "sender_not_permitted"
    | "sender_queue_full"
    | "throttled"
    | "carrier_unavailable"
    | "carrier_rejected"
    | "message_invalid"
    | "channel_unavailable"
    | "unreachable_handset"
    | "unknown_handset"
    | "unknown_user"
    | "unknown_mailbox"
    | "landline"
    | "blocked_by_carrier"
    | "blocked_by_recipient"
    | "window_closed"
    | "marketing_limit"
    | "template_invalid"
    | "delivery_failed"
    | "canceled"
    | "validity_expired"
    | "outcome_unknown"
    | "media_too_large"
    | "media_unfetchable"
    | "media_type_unsupported"
    | "media_unsupported"
    | undefined
  /** The direction to filter by. */
  direction?: MessageDirection | undefined
  /** The channel to filter by. */
  channel?: Channel | undefined
  /** The tag to filter by. */
  tag?: string | undefined
  /**
   * The entries of `metadata` to filter by, as in `metadata[order]=8731`, or as a JSON object. A resource must
   * have all of them.
   */
  metadata?: Record<string, string> | undefined
  /**
   * The digits to search for in the sender and the recipient. A number with a plus and an address with a prefix
   * must match completely. Spaces and dashes in numbers are ignored.
   */
  number?: string | undefined
  /** The earliest creation time, inclusive. */
  created_after?: string | Date | undefined
  /** The latest creation time, exclusive. */
  created_before?: string | Date | undefined
  /** The earliest sending time, inclusive. */
  sent_after?: string | Date | undefined
  /** The latest sending time, exclusive. */
  sent_before?: string | Date | undefined
  /** The order by creation time: `desc` has the newest entry first, `asc` the oldest. */
  order?: SortOrder | undefined
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

/** The query of `streamMessages`. */
export interface StreamMessagesQuery {
  /** The maximum duration of the stream in milliseconds, up to five minutes. */
  timeout_ms?: number | undefined
}

export class MessagesResource {
  readonly #client: Client
  readonly events: MessagesEventsResource
  readonly media: MessagesMediaResource

  constructor(client: Client) {
    this.#client = client
    this.events = new MessagesEventsResource(client)
    this.media = new MessagesMediaResource(client)
  }

  /**
   * Send a message. Stores a message and queues it for sending. The server responds after it has stored the
   * message, so an accepted message is not lost. Follow its progress with its `status`, events and timeline. If
   * the message of a repeated request was deleted, the response is `message_not_found` and nothing is sent.
   *
   * `POST /v1/messages`. An API key needs one of the scopes `full`, `messages`.
   */
  create(body: CreateMessageRequest, options?: RequestOptions): Promise<Message> {
    return this.#client.request({ method: "POST", path: "/v1/messages", body, takesKey: true }, options)
  }

  /**
   * List messages. Returns messages that match all filters, newest first unless `order` says otherwise. With
   * filters other than `to`, `created_after` and `created_before`, a page reads at most ten thousand entries. So
   * it can have fewer than `limit`, or none, while `has_more` is true. Continue with `next_cursor`. Failed and
   * undelivered messages are found however rare they are.
   *
   * `GET /v1/messages`. An API key needs one of the scopes `full`, `messages`, `read`.
   */
  list(query: ListMessagesQuery = {}, options?: RequestOptions): List<Message> {
    return this.#client.list({ method: "GET", path: "/v1/messages", query }, options)
  }

  /**
   * Preview a message. Returns the encoding, the segments, the characters that require UCS-2, the price and the
   * route. Sends and stores nothing.
   *
   * `POST /v1/messages/preview`. An API key needs one of the scopes `full`, `messages`, `read`.
   */
  preview(body: PreviewMessageRequest, options?: RequestOptions): Promise<MessagePreview> {
    return this.#client.request({ method: "POST", path: "/v1/messages/preview", body, takesKey: true }, options)
  }

  /**
   * Follow the messages as they change. Streams changed messages as server-sent events, for live pages. The data
   * of a `messages` event is a list of messages. It has the messages that were accepted, were received or changed
   * their status since the previous event. Each message occurs once with its current state, in the order of the
   * changes. Messages of all processes arrive within about 0.25 seconds. Under high load, events are rarer and
   * larger. Each event has an `id`. A client that sends it as `Last-Event-ID` continues after it, at any process,
   * as long as Posthorn keeps events. Browsers do so automatically. A message can occur twice. Deleted messages do
   * not occur. The stream sends data, such as an `id`, at least every 15 seconds. It ends after five minutes or
   * `timeout_ms`, and if the client reads nothing for 30 seconds. Then connect again. It also ends within two
   * seconds after its session, key or token ends, and the server refuses a new connection with it. At most 20
   * streams of an account can be open at one process.
   *
   * `GET /v1/messages/stream`. An API key needs one of the scopes `full`, `messages`, `read`.
   */
  stream(
    query: StreamMessagesQuery = {},
    options?: StreamOptions,
  ): AsyncGenerator<Streamed<Message[]>, never, undefined> {
    return this.#client.stream({ method: "GET", path: "/v1/messages/stream", query }, options)
  }

  /**
   * Retrieve a message. Returns the current message.
   *
   * `GET /v1/messages/{sid}`. An API key needs one of the scopes `full`, `messages`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Message> {
    return this.#client.request({ method: "GET", path: "/v1/messages/{sid}", sid }, options)
  }

  /**
   * Delete a message. Deletes the message and erases its text, template, tags, metadata and media. It also erases
   * them from its events, from stored responses for an `Idempotency-Key`, from the delivery log and from the
   * simulator. Posthorn does not send a queued message. It cannot recall a message from a carrier, and later
   * receipts of that message create no events. If you repeat the request that created the message with the same
   * key, the response is `message_not_found` and nothing is sent. The events of the message keep the numbers,
   * times and status until their retention ends. The operating guide lists the other remaining data. Pending
   * deliveries of its events have an empty `body`, no `tags`, `metadata` and `template`. Only requests to webhooks
   * that are already in progress still contain them.
   *
   * `DELETE /v1/messages/{sid}`. An API key needs one of the scopes `full`, `messages`.
   */
  delete(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/messages/{sid}", sid }, options)
  }

  /**
   * Cancel a message. Cancels a queued message, such as one that waits for its `send_at`. Its status is `failed`,
   * with the `error_code` `canceled`. Posthorn cannot recall a message from a carrier. A repeated request returns
   * the same response.
   *
   * `POST /v1/messages/{sid}/cancel`. An API key needs one of the scopes `full`, `messages`.
   */
  cancel(sid: string, options?: RequestOptions): Promise<Message> {
    return this.#client.request({ method: "POST", path: "/v1/messages/{sid}/cancel", sid, takesKey: true }, options)
  }

  /**
   * Redact a message. Erases the text, template, tags and metadata of the message in all places that a deletion
   * erases. The message remains with its numbers, times, status and price. Its media remain, too: delete each with
   * `DELETE /v1/media/{sid}`. A repeated request returns the same response.
   *
   * `POST /v1/messages/{sid}/redact`. An API key needs one of the scopes `full`, `messages`.
   */
  redact(sid: string, options?: RequestOptions): Promise<Message> {
    return this.#client.request({ method: "POST", path: "/v1/messages/{sid}/redact", sid, takesKey: true }, options)
  }

  /**
   * Report the outcome of a message. Records in the timeline of the message whether the recipient acted on it,
   * such as by entering its code. It changes no status. The operator compares such reports with the receipts of a
   * carrier.
   *
   * `POST /v1/messages/{sid}/feedback`. An API key needs one of the scopes `full`, `messages`.
   */
  feedback(sid: string, body: CreateMessageFeedbackRequest, options?: RequestOptions): Promise<MessageFeedback> {
    return this.#client.request(
      { method: "POST", path: "/v1/messages/{sid}/feedback", sid, body, takesKey: true },
      options,
    )
  }
}

export class MessagesEventsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Read a message's timeline. Returns every change of status, every choice of a route with its reason, and every
   * exchange with the carrier, oldest first. The timeline has at most a thousand entries on one page. It names
   * routes and carriers by sid. Only operators can see the conditions of a route.
   *
   * `GET /v1/messages/{sid}/events`. An API key needs one of the scopes `full`, `messages`, `read`.
   */
  list(sid: string, options?: RequestOptions): List<TimelineEntry> {
    return this.#client.list({ method: "GET", path: "/v1/messages/{sid}/events", sid }, options)
  }
}

export class MessagesMediaResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List the media of a message. Returns the media in the order of the message, on one page. Posthorn fetches
   * outbound media when it sends the message to a carrier. Before that, or after a failed fetch, the list has
   * fewer entries than `num_media`.
   *
   * `GET /v1/messages/{sid}/media`. An API key needs one of the scopes `full`, `messages`, `read`.
   */
  list(sid: string, options?: RequestOptions): List<Media> {
    return this.#client.list({ method: "GET", path: "/v1/messages/{sid}/media", sid }, options)
  }
}
