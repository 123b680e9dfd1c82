// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "@posthorn/client"
import type { RequestOptions } from "@posthorn/client"
import type { List } from "@posthorn/client"
import type { CreateSessionRequest, MemberSession, SignedInMember } from "./schemas.ts"

export class SessionsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Sign in. Starts a session, which lasts 30 days, or 7 days without use. If the member has a second factor and
   * the password is correct, the response is `code_required`. Then repeat the request with `code`.
   *
   * `POST /console/v1/sessions`. This operation needs no sign-in.
   */
  create(body: CreateSessionRequest, options?: RequestOptions): Promise<SignedInMember> {
    return this.#client.request({ method: "POST", path: "/console/v1/sessions", body, takesKey: true }, options)
  }

  /**
   * List your sessions. Returns your sessions, newest first, on one page of at most 50.
   *
   * `GET /console/v1/sessions`. Every member can use this operation.
   */
  list(options?: RequestOptions): List<MemberSession> {
    return this.#client.list({ method: "GET", path: "/console/v1/sessions" }, options)
  }

  /**
   * End one of your sessions. Signs out that browser at once. Other machines of the installation follow within
   * five seconds. To end the current session, sign out instead.
   *
   * `DELETE /console/v1/sessions/{sid}`. Every member can use this operation.
   */
  revoke(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/console/v1/sessions/{sid}", sid }, options)
  }
}
