// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "@posthorn/client"
import type { RequestOptions } from "@posthorn/client"
import type { List } from "@posthorn/client"
import type { Member, UpdateMemberRequest } from "./schemas.ts"

/** The query of `listMembers`. */
export interface ListMembersQuery {
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class MembersResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List the members of the account. Returns the members, newest first.
   *
   * `GET /console/v1/members`. This operation needs a session with the role `viewer` or a higher role.
   */
  list(query: ListMembersQuery = {}, options?: RequestOptions): List<Member> {
    return this.#client.list({ method: "GET", path: "/console/v1/members", query }, options)
  }

  /**
   * Change a member's role. Changes the role of a member. You cannot change the last owner of an account.
   *
   * `PATCH /console/v1/members/{sid}`. This operation needs a session with the role `owner` or a higher role.
   */
  update(sid: string, body: UpdateMemberRequest, options?: RequestOptions): Promise<Member> {
    return this.#client.request({ method: "PATCH", path: "/console/v1/members/{sid}", sid, body }, options)
  }

  /**
   * Remove a member from the account. Removes a member from the account. If the member has no other account and is
   * not an operator, deletes the member with all sessions. You cannot remove the last owner.
   *
   * `DELETE /console/v1/members/{sid}`. This operation needs a session with the role `owner` or a higher role.
   */
  remove(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/console/v1/members/{sid}", sid }, options)
  }
}
