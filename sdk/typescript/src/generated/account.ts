// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type {
  Account,
  EndPreviousAuthTokenRequest,
  NewAuthToken,
  RotateAuthTokenRequest,
  UpdateOwnAccountRequest,
} from "./schemas.ts"

export class AccountResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Retrieve the account. Returns the account of the credentials. Use this request to check credentials.
   *
   * `GET /v1/account`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `auth`, `read`.
   */
  get(options?: RequestOptions): Promise<Account> {
    return this.#client.request({ method: "GET", path: "/v1/account" }, options)
  }

  /**
   * Change the account. Changes the fields that you send. Payment pages and receipts show the name of the account,
   * and how its customers reach it.
   *
   * `PATCH /v1/account`. An API key needs one of the scopes `full`.
   */
  update(body: UpdateOwnAccountRequest = {}, options?: RequestOptions): Promise<Account> {
    return this.#client.request({ method: "PATCH", path: "/v1/account", body }, options)
  }

  /**
   * Rotate the Auth Token. Creates a new Auth Token and returns it only in this response. The previous token works
   * until the overlap ends, so that you can update programs one by one.
   *
   * `POST /v1/account/rotate_token`. An API key needs one of the scopes `full`.
   */
  rotateToken(body: RotateAuthTokenRequest = {}, options?: RequestOptions): Promise<NewAuthToken> {
    return this.#client.request({ method: "POST", path: "/v1/account/rotate_token", body, takesKey: true }, options)
  }

  /**
   * End the previous Auth Token. Ends the previous Auth Token before its overlap is over. The current token stays
   * valid. Without a previous token, nothing changes.
   *
   * `POST /v1/account/end_previous_token`. An API key needs one of the scopes `full`.
   */
  endPreviousToken(body: EndPreviousAuthTokenRequest = {}, options?: RequestOptions): Promise<Account> {
    return this.#client.request(
      { method: "POST", path: "/v1/account/end_previous_token", body, takesKey: true },
      options,
    )
  }
}
