// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { ApiKey, ApiKeyWithSecret, CreateApiKeyRequest } from "./schemas.ts"

/** What `listApiKeys` may be asked for. */
export interface ListApiKeysQuery {
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

export class ApiKeysResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Create an API key. Sign in with its sid as the user name and its secret as the password. Only this answer
   * shows the secret.
   *
   * `POST /v1/api_keys`. API keys need one of the scopes `full`.
   */
  create(body: CreateApiKeyRequest, options?: RequestOptions): Promise<ApiKeyWithSecret> {
    return this.#client.request({ method: "POST", path: "/v1/api_keys", body, takesKey: true }, options)
  }

  /**
   * List API keys. Newest first, the revoked ones too.
   *
   * `GET /v1/api_keys`. API keys need one of the scopes `full`.
   */
  list(query: ListApiKeysQuery = {}, options?: RequestOptions): List<ApiKey> {
    return this.#client.list({ method: "GET", path: "/v1/api_keys", query }, options)
  }

  /**
   * Retrieve an API key. Everything but its secret.
   *
   * `GET /v1/api_keys/{sid}`. API keys need one of the scopes `full`.
   */
  get(sid: string, options?: RequestOptions): Promise<ApiKey> {
    return this.#client.request({ method: "GET", path: "/v1/api_keys/{sid}", sid }, options)
  }

  /**
   * Revoke an API key. Posthorn refuses the key permanently. Other processes of the installation learn it within
   * five seconds. It stays in the list.
   *
   * `DELETE /v1/api_keys/{sid}`. API keys need one of the scopes `full`.
   */
  revoke(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/api_keys/{sid}", sid }, options)
  }
}
