// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "@posthorn/client"
import type { RequestOptions } from "@posthorn/client"
import type { List } from "@posthorn/client"
import type { AuditEntry } from "./schemas.ts"

/** The query of `listAuditLog`. */
export interface ListAuditLogQuery {
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

export class AuditLogResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Read the audit log of the account. Returns changes in the account by members and programs, newest first. It
   * does not contain requests of programs for messages and the simulator, or requests with invalid parameters.
   * With `member_sid` or `operation`, a page reads at most ten thousand entries. So it can have fewer than
   * `limit`, or none, while `has_more` is true. Continue with `next_cursor`.
   *
   * `GET /console/v1/audit_log`. This operation needs a session with the role `owner` or a higher role.
   */
  list(query: ListAuditLogQuery = {}, options?: RequestOptions): List<AuditEntry> {
    return this.#client.list({ method: "GET", path: "/console/v1/audit_log", query }, options)
  }
}
