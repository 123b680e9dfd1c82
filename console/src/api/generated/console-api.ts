// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "@posthorn/client"
import { SessionsResource } from "./sessions.ts"
import { SessionResource } from "./session.ts"
import { PasswordResource } from "./password.ts"
import { TotpResource } from "./totp.ts"
import { InvitesResource } from "./invites.ts"
import { MembersResource } from "./members.ts"
import { AuditLogResource } from "./audit-log.ts"
import { InstallationResource } from "./installation.ts"

/** The operations of the console, which are not part of the published API. Each field is a resource. */
export class ConsoleApi {
  readonly sessions: SessionsResource
  readonly session: SessionResource
  readonly password: PasswordResource
  readonly totp: TotpResource
  readonly invites: InvitesResource
  readonly members: MembersResource
  readonly auditLog: AuditLogResource
  readonly installation: InstallationResource

  constructor(client: Client) {
    this.sessions = new SessionsResource(client)
    this.session = new SessionResource(client)
    this.password = new PasswordResource(client)
    this.totp = new TotpResource(client)
    this.invites = new InvitesResource(client)
    this.members = new MembersResource(client)
    this.auditLog = new AuditLogResource(client)
    this.installation = new InstallationResource(client)
  }
}
