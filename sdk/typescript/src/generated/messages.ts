// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { Streamed, StreamOptions } from "../core/stream.ts"
import type { List } from "../core/page.ts"
import type {
  CreateMessageRequest,
  Media,
  Message,
  MessagePreview,
  PreviewMessageRequest,
  TimelineEntry,
} from "./schemas.ts"

/** What `listMessages` may be asked for. */
export interface ListMessagesQuery {
  /** Only to this address. */
  to?: string | undefined
  /** Only from this address. */
  from?: string | undefined
  /** Only in this status. */
  status?: "queued" | "sending" | "sent" | "delivered" | "undelivered" | "failed" | "received" | undefined
  /** Only those that this error ended. */
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
    | "validity_expired"
    | "outcome_unknown"
    | "media_too_large"
    | "media_unfetchable"
    | "media_type_unsupported"
    | "media_unsupported"
    | undefined
  /** Only sent, or only received. */
  direction?: "outbound" | "inbound" | undefined
  /** Only of this channel. */
  channel?: "sms" | "mms" | "whatsapp" | "xmpp" | "matrix" | "telegram" | "email" | undefined
  /** Only with this tag. */
  tag?: string | undefined
  /**
   * Only to or from this number, if it begins with a plus; else to or from numbers with these digits in them.
   * Spaces and dashes in it are ignored.
   */
  number?: string | undefined
  /** Only created at this time or later. */
  created_after?: string | Date | undefined
  /** Only created before this time. */
  created_before?: string | Date | undefined
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

/** What `streamMessages` may be asked for. */
export interface StreamMessagesQuery {
  /** When the stream ends, up to five minutes. */
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
   * Send a message. Accepts a message and queues it. The answer comes after the message is stored, so an accepted
   * message is not lost. Its events, its timeline and its `status` show the rest. A repeated request whose message
   * was deleted meanwhile is answered with `message_not_found`, and sends nothing.
   *
   * `POST /v1/messages`. API keys need one of the scopes `full`, `messages`.
   */
  create(body: CreateMessageRequest, options?: RequestOptions): Promise<Message> {
    return this.#client.request({ method: "POST", path: "/v1/messages", body, takesKey: true }, options)
  }

  /**
   * List messages. Newest first. All filters given must hold. With others than `to`, `created_after` and
   * `created_before`, a page reads at most ten thousand entries. So it can hold fewer than `limit`, or none, while
   * `has_more` is true. Continue with `next_cursor`.
   *
   * `GET /v1/messages`. API keys need one of the scopes `full`, `messages`, `read`.
   */
  list(query: ListMessagesQuery = {}, options?: RequestOptions): List<Message> {
    return this.#client.list({ method: "GET", path: "/v1/messages", query }, options)
  }

  /**
   * Preview a message. Returns the encoding, the segments, the characters that forced UCS-2, the price and the
   * route. Sends and stores nothing.
   *
   * `POST /v1/messages/preview`. API keys need one of the scopes `full`, `messages`, `read`.
   */
  preview(body: PreviewMessageRequest, options?: RequestOptions): Promise<MessagePreview> {
    return this.#client.request({ method: "POST", path: "/v1/messages/preview", body, takesKey: true }, options)
  }

  /**
   * Follow the messages as they change. Server-sent events, for pages that show what happens. The data of an event
   * `messages` is a list of messages: those that were accepted, arrived or changed their status since the previous
   * event. Each occurs once and as it is now, in the order of the changes. Messages of any process arrive within
   * about a quarter of a second. Under high load the events are rarer and larger. Each event has an `id`. A client
   * that sends it as `Last-Event-ID` continues after it, at any process, as long as events are kept. Browsers do
   * so automatically. A message can occur twice, and a deleted message does not occur. At least every 15 seconds
   * the stream sends something, such as an `id`. A stream ends after five minutes or `timeout_ms`, and when its
   * reader has read nothing for half a minute. Then connect again. It also ends within two seconds of the end of
   * the session, key or token that opened it, and connecting again is then refused. At most 20 streams of an
   * account are open at a process.
   *
   * `GET /v1/messages/stream`. API keys need one of the scopes `full`, `messages`, `read`.
   */
  stream(
    query: StreamMessagesQuery = {},
    options?: StreamOptions,
  ): AsyncGenerator<Streamed<Message[]>, never, undefined> {
    return this.#client.stream({ method: "GET", path: "/v1/messages/stream", query }, options)
  }

  /**
   * Retrieve a message. The message as it is now.
   *
   * `GET /v1/messages/{sid}`. API keys need one of the scopes `full`, `messages`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Message> {
    return this.#client.request({ method: "GET", path: "/v1/messages/{sid}", sid }, options)
  }

  /**
   * Delete a message. Deletes the message and erases its text, tags and media. It also erases them from its
   * events, from answers that are kept for an `Idempotency-Key`, from the delivery log and from the simulator. A
   * queued message is not sent. A message that a carrier has cannot be recalled; its later receipts are not
   * announced. A repeated request with the key of a deleted message is answered with `message_not_found`, and
   * sends nothing. Its events keep the numbers, times and status for as long as events are kept; the operating
   * guide lists what else stays. An event that is still to be delivered comes with an empty `body` and no `tags`.
   * A request that is under way at that moment still carries them.
   *
   * `DELETE /v1/messages/{sid}`. API keys need one of the scopes `full`, `messages`.
   */
  delete(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/messages/{sid}", sid }, options)
  }
}

export class MessagesEventsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Read a message's timeline. Every change of status, every choice of a route with its reason, and every exchange
   * with the carrier, oldest first, up to a thousand. It is one page. Routes and carriers are named by sid; the
   * conditions of a route are shown to operators alone.
   *
   * `GET /v1/messages/{sid}/events`. API keys need one of the scopes `full`, `messages`, `read`.
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
   * List the media of a message. In the order of the message, on one page. Outbound media are fetched when the
   * message is handed to a carrier. Before that, or when a fetch failed, the list has fewer than `num_media`.
   *
   * `GET /v1/messages/{sid}/media`. API keys need one of the scopes `full`, `messages`, `read`.
   */
  list(sid: string, options?: RequestOptions): List<Media> {
    return this.#client.list({ method: "GET", path: "/v1/messages/{sid}/media", sid }, options)
  }
}
