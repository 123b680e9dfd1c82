// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "@posthorn/client"
import type { RequestOptions } from "@posthorn/client"
import type { List } from "@posthorn/client"
import type { AuditEntry, InstallationMember, UpdateInstallationMemberRequest } from "./schemas.ts"

export class InstallationResource {
  readonly members: InstallationMembersResource
  readonly auditLog: InstallationAuditLogResource

  constructor(client: Client) {
    this.members = new InstallationMembersResource(client)
    this.auditLog = new InstallationAuditLogResource(client)
  }
}

/** The query of `listInstallationMembers`. */
export interface ListInstallationMembersQuery {
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
  /** True returns only members that no owner can delete: operators, and members without an account. */
  outside_accounts?: boolean | undefined
}

export class InstallationMembersResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List all members. Returns the members of every account, and members without an account, newest first.
   *
   * `GET /console/v1/installation/members`. Only operators can use this operation.
   */
  list(query: ListInstallationMembersQuery = {}, options?: RequestOptions): List<InstallationMember> {
    return this.#client.list({ method: "GET", path: "/console/v1/installation/members", query }, options)
  }

  /**
   * Change whether a member is an operator. Makes a member an operator, or a normal member again. The last
   * operator cannot change.
   *
   * `PATCH /console/v1/installation/members/{sid}`. Only operators can use this operation.
   */
  update(sid: string, body: UpdateInstallationMemberRequest, options?: RequestOptions): Promise<InstallationMember> {
    return this.#client.request({ method: "PATCH", path: "/console/v1/installation/members/{sid}", sid, body }, options)
  }

  /**
   * Delete a member. Deletes a member, with all accounts, sessions and invites that only this member can use. You
   * cannot delete yourself, the last operator, or the last owner of an account.
   *
   * `DELETE /console/v1/installation/members/{sid}`. Only operators can use this operation.
   */
  remove(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/console/v1/installation/members/{sid}", sid }, options)
  }
}

/** The query of `listInstallationAuditLog`. */
export interface ListInstallationAuditLogQuery {
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
  /** The member to filter by. */
  member_sid?: string | undefined
  /** The operation to filter by. */
  operation?: string | undefined
  /** The earliest time, inclusive. The name `from` also works. */
  created_after?: string | Date | undefined
  /** The latest time, exclusive. The name `to` also works. */
  created_before?: string | Date | undefined
}

export class InstallationAuditLogResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Read the audit log of the installation. Returns entries without an account, newest first. They are sign-ins
   * and failed sign-ins of members, changes of their own sign-in, and changes by operators or with the operator's
   * token. With `member_sid` or `operation`, a page reads at most ten thousand entries. So it can have fewer than
   * `limit`, or none, while `has_more` is true. Continue with `next_cursor`.
   *
   * `GET /console/v1/installation/audit_log`. Only operators can use this operation.
   */
  list(query: ListInstallationAuditLogQuery = {}, options?: RequestOptions): List<AuditEntry> {
    return this.#client.list({ method: "GET", path: "/console/v1/installation/audit_log", query }, options)
  }
}
