// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { Conversation, Message } from "./schemas.ts"

/** The query of `listConversations`. */
export interface ListConversationsQuery {
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class ConversationsResource {
  readonly #client: Client
  readonly messages: ConversationsMessagesResource

  constructor(client: Client) {
    this.#client = client
    this.messages = new ConversationsMessagesResource(client)
  }

  /**
   * List conversations. Returns conversations, ordered by their newest message. SMS, MMS and WhatsApp messages
   * between the same two phone numbers belong to one conversation. A page reads at most ten thousand messages, so
   * it can have fewer than `limit` entries, or none, while `has_more` is true. Continue with `next_cursor`. A
   * conversation with a new message moves to the first page.
   *
   * `GET /v1/conversations`. An API key needs one of the scopes `full`, `messages`, `read`.
   */
  list(query: ListConversationsQuery = {}, options?: RequestOptions): List<Conversation> {
    return this.#client.list({ method: "GET", path: "/v1/conversations", query }, options)
  }
}

/** The query of `listConversationMessages`. */
export interface ListConversationMessagesQuery {
  /** The address of the account. */
  number: string
  /** The address of the person. */
  contact: string
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class ConversationsMessagesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List the messages of a conversation. Returns sent and received messages on all channels, newest first.
   *
   * `GET /v1/conversations/messages`. An API key needs one of the scopes `full`, `messages`, `read`.
   */
  list(query: ListConversationMessagesQuery, options?: RequestOptions): List<Message> {
    return this.#client.list({ method: "GET", path: "/v1/conversations/messages", query }, options)
  }
}
