// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "posthorn"
import type { RequestOptions } from "posthorn"
import type { SignedInMember } from "./schemas.ts"

export class SessionResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * The signed-in member. The member of the session, and the accounts that they belong to. An operator may use
   * every account.
   *
   * `GET /console/v1/session`. For every member.
   */
  get(options?: RequestOptions): Promise<SignedInMember> {
    return this.#client.request({ method: "GET", path: "/console/v1/session" }, options)
  }

  /**
   * Sign out. Ends the session and removes its cookie.
   *
   * `DELETE /console/v1/session`. For every member.
   */
  end(options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/console/v1/session" }, options)
  }
}
