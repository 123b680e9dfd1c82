// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "posthorn"
import type { RequestOptions } from "posthorn"
import type { List } from "posthorn"
import type { AuditEntry } from "./schemas.ts"

/** What `listAuditLog` may be asked for. */
export interface ListAuditLogQuery {
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

export class AuditLogResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Read the audit log of the account. Changes in the account by members and by programs, newest first. It leaves
   * out what programs do with messages and the simulator, and requests with invalid parameters. With `member_sid`
   * or `operation`, a page reads at most ten thousand entries. So it can hold fewer than `limit`, or none, while
   * `has_more` is true. Continue with `next_cursor`.
   *
   * `GET /console/v1/audit_log`. By session, with the role `owner` or one that may more.
   */
  list(query: ListAuditLogQuery = {}, options?: RequestOptions): List<AuditEntry> {
    return this.#client.list({ method: "GET", path: "/console/v1/audit_log", query }, options)
  }
}
