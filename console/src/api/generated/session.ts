// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "@posthorn/client"
import type { RequestOptions } from "@posthorn/client"
import type { SignedInMember } from "./schemas.ts"

export class SessionResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Retrieve the signed-in member. Returns the member of the session and their accounts. An operator can use every
   * account.
   *
   * `GET /console/v1/session`. Every member can use this operation.
   */
  get(options?: RequestOptions): Promise<SignedInMember> {
    return this.#client.request({ method: "GET", path: "/console/v1/session" }, options)
  }

  /**
   * Sign out. Ends the session and removes its cookie.
   *
   * `DELETE /console/v1/session`. Every member can use this operation.
   */
  end(options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/console/v1/session" }, options)
  }
}
