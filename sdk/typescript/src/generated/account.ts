// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { Account, EndPreviousAuthTokenRequest, NewAuthToken, RotateAuthTokenRequest } from "./schemas.ts"

export class AccountResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Retrieve the account. The account of the credentials. A good first request to check them.
   *
   * `GET /v1/account`. API keys need one of the scopes `full`, `messages`, `webhooks`, `auth`, `read`.
   */
  get(options?: RequestOptions): Promise<Account> {
    return this.#client.request({ method: "GET", path: "/v1/account" }, options)
  }

  /**
   * Rotate the Auth Token. Creates a new Auth Token, which only this response has. The previous token works until
   * the overlap ends, so that you can change programs one by one.
   *
   * `POST /v1/account/rotate_token`. API keys need one of the scopes `full`.
   */
  rotateToken(body: RotateAuthTokenRequest = {}, options?: RequestOptions): Promise<NewAuthToken> {
    return this.#client.request({ method: "POST", path: "/v1/account/rotate_token", body, takesKey: true }, options)
  }

  /**
   * End the previous Auth Token. Ends the Auth Token that the last rotation replaced, before its overlap is over.
   * The current token stays valid. Without a previous token, nothing changes.
   *
   * `POST /v1/account/end_previous_token`. API keys need one of the scopes `full`.
   */
  endPreviousToken(body: EndPreviousAuthTokenRequest = {}, options?: RequestOptions): Promise<Account> {
    return this.#client.request(
      { method: "POST", path: "/v1/account/end_previous_token", body, takesKey: true },
      options,
    )
  }
}
