// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type {
  ConfigurePhoneNumberRequest,
  CreatePhoneNumberRequest,
  PhoneNumber,
  PhoneNumberStatus,
} from "./schemas.ts"

/** The query of `listPhoneNumbers`. */
export interface ListPhoneNumbersQuery {
  /** The number to filter by. */
  number?: string | undefined
  /** The status to filter by. Several values, as a repeated parameter or with commas, match any of them. */
  status?: PhoneNumberStatus | PhoneNumberStatus[] | undefined
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class PhoneNumbersResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Request a phone number. Requests a number, short code or sender id. The request is `pending` until the
   * operator approves or rejects it. In an installation with one account, the number is `active` at once. Messages
   * to an active number arrive at the account. Only one account in the installation can own a number.
   *
   * `POST /v1/phone_numbers`. An API key needs one of the scopes `full`.
   */
  create(body: CreatePhoneNumberRequest, options?: RequestOptions): Promise<PhoneNumber> {
    return this.#client.request({ method: "POST", path: "/v1/phone_numbers", body, takesKey: true }, options)
  }

  /**
   * List phone numbers. Returns phone numbers, including pending and rejected requests, newest first.
   *
   * `GET /v1/phone_numbers`. An API key needs one of the scopes `full`, `messages`, `read`.
   */
  list(query: ListPhoneNumbersQuery = {}, options?: RequestOptions): List<PhoneNumber> {
    return this.#client.list({ method: "GET", path: "/v1/phone_numbers", query }, options)
  }

  /**
   * Retrieve a phone number. Returns one number of the account.
   *
   * `GET /v1/phone_numbers/{sid}`. An API key needs one of the scopes `full`, `messages`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<PhoneNumber> {
    return this.#client.request({ method: "GET", path: "/v1/phone_numbers/{sid}", sid }, options)
  }

  /**
   * Change the settings of a phone number. Changes the parameters that you send: the name of the number, and the
   * URLs for its messages. The change applies to new messages, within two seconds. The URLs follow the rules of a
   * webhook's URL. Posthorn creates a webhook endpoint for each origin.
   *
   * `PATCH /v1/phone_numbers/{sid}`. An API key needs one of the scopes `full`, `messages`.
   */
  configure(sid: string, body: ConfigurePhoneNumberRequest = {}, options?: RequestOptions): Promise<PhoneNumber> {
    return this.#client.request({ method: "PATCH", path: "/v1/phone_numbers/{sid}", sid, body }, options)
  }

  /**
   * Give up a phone number. Ends the ownership of the number, so messages to it no longer arrive at the account.
   * For a pending request, withdraws the request. The account keeps its messages.
   *
   * `DELETE /v1/phone_numbers/{sid}`. An API key needs one of the scopes `full`.
   */
  delete(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/phone_numbers/{sid}", sid }, options)
  }
}
