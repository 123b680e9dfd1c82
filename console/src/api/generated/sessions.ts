// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "posthorn"
import type { RequestOptions } from "posthorn"
import type { CreateSessionRequest, SignedInMember } from "./schemas.ts"

export class SessionsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Sign in. Begins a session, which lasts 30 days, or 7 without use. Where a second factor is set up, `code` is
   * asked for with `code_required` once the password was right.
   *
   * `POST /console/v1/sessions`. Nobody has to be signed in.
   */
  create(body: CreateSessionRequest, options?: RequestOptions): Promise<SignedInMember> {
    return this.#client.request({ method: "POST", path: "/console/v1/sessions", body, takesKey: true }, options)
  }
}
