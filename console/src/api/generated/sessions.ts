// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "posthorn"
import type { RequestOptions } from "posthorn"
import type { List } from "posthorn"
import type { CreateSessionRequest, MemberSession, SignedInMember } from "./schemas.ts"

export class SessionsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Sign in. Begins a session, which lasts 30 days, or 7 without use. Where a second factor is set up, `code` is
   * asked for with `code_required` once the password was right.
   *
   * `POST /console/v1/sessions`. No sign-in is needed.
   */
  create(body: CreateSessionRequest, options?: RequestOptions): Promise<SignedInMember> {
    return this.#client.request({ method: "POST", path: "/console/v1/sessions", body, takesKey: true }, options)
  }

  /**
   * List your sessions. Every browser that you are signed in with, the newest first, all on one page: 50 at most.
   *
   * `GET /console/v1/sessions`. For every member.
   */
  list(options?: RequestOptions): List<MemberSession> {
    return this.#client.list({ method: "GET", path: "/console/v1/sessions" }, options)
  }

  /**
   * End one of your sessions. That browser is signed out at once; other machines of the installation learn it
   * within five seconds. For the session that asks, sign out instead.
   *
   * `DELETE /console/v1/sessions/{sid}`. For every member.
   */
  revoke(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/console/v1/sessions/{sid}", sid }, options)
  }
}
