// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "posthorn"
import type { RequestOptions } from "posthorn"
import type { List } from "posthorn"
import type { AuditEntry, InstallationMember, UpdateInstallationMemberRequest } from "./schemas.ts"

export class InstallationResource {
  readonly members: InstallationMembersResource
  readonly auditLog: InstallationAuditLogResource

  constructor(client: Client) {
    this.members = new InstallationMembersResource(client)
    this.auditLog = new InstallationAuditLogResource(client)
  }
}

/** What `listInstallationMembers` may be asked for. */
export interface ListInstallationMembersQuery {
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
  /** Only members whom no owner of an account can delete: operators, and people without an account. */
  outside_accounts?: boolean | undefined
}

export class InstallationMembersResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List all members. Of every account, and of none, the newest first.
   *
   * `GET /console/v1/installation/members`. For operators alone.
   */
  list(query: ListInstallationMembersQuery = {}, options?: RequestOptions): List<InstallationMember> {
    return this.#client.list({ method: "GET", path: "/console/v1/installation/members", query }, options)
  }

  /**
   * Make a member an operator, or no longer. The last operator of an installation stays one.
   *
   * `PATCH /console/v1/installation/members/{sid}`. For operators alone.
   */
  update(sid: string, body: UpdateInstallationMemberRequest, options?: RequestOptions): Promise<InstallationMember> {
    return this.#client.request({ method: "PATCH", path: "/console/v1/installation/members/{sid}", sid, body }, options)
  }

  /**
   * Remove a member for good. From every account, with all sessions and the invites that only they could use.
   * Nobody removes themselves; the last operator stays, and the last owner of an account.
   *
   * `DELETE /console/v1/installation/members/{sid}`. For operators alone.
   */
  remove(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/console/v1/installation/members/{sid}", sid }, options)
  }
}

/** What `listInstallationAuditLog` may be asked for. */
export interface ListInstallationAuditLogQuery {
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
  /** Only what this member asked for. */
  member_sid?: string | undefined
  /** Only this operation, as the API names it. */
  operation?: string | undefined
  /** Only what was asked for at this time or later. */
  from?: string | Date | undefined
  /** Only what was asked for before this time. */
  to?: string | Date | undefined
}

export class InstallationAuditLogResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Read the audit log of the installation. Entries of no account, newest first. They are sign-ins and failed
   * sign-ins of members, changes of their own sign-in, and changes by operators or with the operator's token. With
   * `member_sid` or `operation`, a page reads at most ten thousand entries. So it can hold fewer than `limit`, or
   * none, while `has_more` is true. Continue with `next_cursor`.
   *
   * `GET /console/v1/installation/audit_log`. For operators alone.
   */
  list(query: ListInstallationAuditLogQuery = {}, options?: RequestOptions): List<AuditEntry> {
    return this.#client.list({ method: "GET", path: "/console/v1/installation/audit_log", query }, options)
  }
}
