// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type {
  AddServiceSenderRequest,
  CreateMessagingServiceRequest,
  MessagingService,
  ServiceSender,
  UpdateMessagingServiceRequest,
} from "./schemas.ts"

/** The query of `listMessagingServices`. */
export interface ListMessagingServicesQuery {
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class MessagingServicesResource {
  readonly #client: Client
  readonly senders: MessagingServicesSendersResource

  constructor(client: Client) {
    this.#client = client
    this.senders = new MessagingServicesSendersResource(client)
  }

  /**
   * Create a messaging service. Creates a pool without senders. Add senders with `POST
   * /v1/messaging_services/{sid}/senders`, and then send messages with `messaging_service_sid`.
   *
   * `POST /v1/messaging_services`. An API key needs one of the scopes `full`, `messages`.
   */
  create(body: CreateMessagingServiceRequest, options?: RequestOptions): Promise<MessagingService> {
    return this.#client.request({ method: "POST", path: "/v1/messaging_services", body, takesKey: true }, options)
  }

  /**
   * List messaging services. Returns the messaging services, newest first.
   *
   * `GET /v1/messaging_services`. An API key needs one of the scopes `full`, `messages`, `read`.
   */
  list(query: ListMessagingServicesQuery = {}, options?: RequestOptions): List<MessagingService> {
    return this.#client.list({ method: "GET", path: "/v1/messaging_services", query }, options)
  }

  /**
   * Retrieve a messaging service. Returns one messaging service.
   *
   * `GET /v1/messaging_services/{sid}`. An API key needs one of the scopes `full`, `messages`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<MessagingService> {
    return this.#client.request({ method: "GET", path: "/v1/messaging_services/{sid}", sid }, options)
  }

  /**
   * Change a messaging service. Changes the fields that you send. The change applies to new messages, within two
   * seconds.
   *
   * `PATCH /v1/messaging_services/{sid}`. An API key needs one of the scopes `full`, `messages`.
   */
  update(sid: string, body: UpdateMessagingServiceRequest = {}, options?: RequestOptions): Promise<MessagingService> {
    return this.#client.request({ method: "PATCH", path: "/v1/messaging_services/{sid}", sid, body }, options)
  }

  /**
   * Delete a messaging service. Deletes the messaging service. Its senders can join another one. Posthorn still
   * sends the messages that it has accepted.
   *
   * `DELETE /v1/messaging_services/{sid}`. An API key needs one of the scopes `full`, `messages`.
   */
  delete(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/messaging_services/{sid}", sid }, options)
  }
}

/** The query of `listServiceSenders`. */
export interface ListServiceSendersQuery {
  /** The sender to filter by. */
  sender?: string | undefined
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

/** The query of `removeServiceSender`. */
export interface RemoveServiceSenderQuery {
  /**
   * The sender: a phone number, a short code, a name, or a chat or email address with its prefix, as in `from` of
   * a message.
   */
  sender: string
}

export class MessagingServicesSendersResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Add a sender. Adds a sender to the messaging service. The account must be able to send from it, and no other
   * messaging service of the account can have it. A sender that the service already has stays as it is.
   *
   * `POST /v1/messaging_services/{sid}/senders`. An API key needs one of the scopes `full`, `messages`.
   */
  add(sid: string, body: AddServiceSenderRequest, options?: RequestOptions): Promise<ServiceSender> {
    return this.#client.request(
      { method: "POST", path: "/v1/messaging_services/{sid}/senders", sid, body, takesKey: true },
      options,
    )
  }

  /**
   * List senders. Returns the senders of the messaging service, newest first.
   *
   * `GET /v1/messaging_services/{sid}/senders`. An API key needs one of the scopes `full`, `messages`, `read`.
   */
  list(sid: string, query: ListServiceSendersQuery = {}, options?: RequestOptions): List<ServiceSender> {
    return this.#client.list({ method: "GET", path: "/v1/messaging_services/{sid}/senders", sid, query }, options)
  }

  /**
   * Remove a sender. Removes the sender from the messaging service. Posthorn still sends the messages that it has
   * accepted from it. You can also send `sender` in a body, as a form or JSON.
   *
   * `DELETE /v1/messaging_services/{sid}/senders`. An API key needs one of the scopes `full`, `messages`.
   */
  remove(sid: string, query: RemoveServiceSenderQuery, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/messaging_services/{sid}/senders", sid, query }, options)
  }
}
