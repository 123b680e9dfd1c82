// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "posthorn"
import { SessionsResource } from "./sessions.ts"
import { SessionResource } from "./session.ts"
import { InvitesResource } from "./invites.ts"

/** The operations of the console, which are no part of the published API: a resource a field. */
export class ConsoleApi {
  readonly sessions: SessionsResource
  readonly session: SessionResource
  readonly invites: InvitesResource

  constructor(client: Client) {
    this.sessions = new SessionsResource(client)
    this.session = new SessionResource(client)
    this.invites = new InvitesResource(client)
  }
}
