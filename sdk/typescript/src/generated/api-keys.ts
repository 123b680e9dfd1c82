// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { ApiKey, ApiKeyWithSecret, CreateApiKeyRequest } from "./schemas.ts"

/** The query of `listApiKeys`. */
export interface ListApiKeysQuery {
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class ApiKeysResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Create an API key. Creates an API key. Sign in with its sid as the user name and its secret as the password.
   * Only this response contains the secret.
   *
   * `POST /v1/api_keys`. An API key needs one of the scopes `full`.
   */
  create(body: CreateApiKeyRequest, options?: RequestOptions): Promise<ApiKeyWithSecret> {
    return this.#client.request({ method: "POST", path: "/v1/api_keys", body, takesKey: true }, options)
  }

  /**
   * List API keys. Returns all API keys, including revoked ones, newest first.
   *
   * `GET /v1/api_keys`. An API key needs one of the scopes `full`.
   */
  list(query: ListApiKeysQuery = {}, options?: RequestOptions): List<ApiKey> {
    return this.#client.list({ method: "GET", path: "/v1/api_keys", query }, options)
  }

  /**
   * Retrieve an API key. Returns the API key without its secret.
   *
   * `GET /v1/api_keys/{sid}`. An API key needs one of the scopes `full`.
   */
  get(sid: string, options?: RequestOptions): Promise<ApiKey> {
    return this.#client.request({ method: "GET", path: "/v1/api_keys/{sid}", sid }, options)
  }

  /**
   * Revoke an API key. Revokes the key permanently. Other processes of the installation refuse it within five
   * seconds. The list still contains the key.
   *
   * `DELETE /v1/api_keys/{sid}`. An API key needs one of the scopes `full`.
   */
  revoke(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/api_keys/{sid}", sid }, options)
  }
}
