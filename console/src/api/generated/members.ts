// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "posthorn"
import type { RequestOptions } from "posthorn"
import type { List } from "posthorn"
import type { Member, UpdateMemberRequest } from "./schemas.ts"

/** What `listMembers` may be asked for. */
export interface ListMembersQuery {
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

export class MembersResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List the members of the account. The newest member first.
   *
   * `GET /console/v1/members`. By session, with the role `viewer` or one that may more.
   */
  list(query: ListMembersQuery = {}, options?: RequestOptions): List<Member> {
    return this.#client.list({ method: "GET", path: "/console/v1/members", query }, options)
  }

  /**
   * Change a member's role. The last owner of an account stays one.
   *
   * `PATCH /console/v1/members/{sid}`. By session, with the role `owner` or one that may more.
   */
  update(sid: string, body: UpdateMemberRequest, options?: RequestOptions): Promise<Member> {
    return this.#client.request({ method: "PATCH", path: "/console/v1/members/{sid}", sid, body }, options)
  }

  /**
   * Remove a member from the account. Deletes a member without another account who is no operator, with all
   * sessions. The last owner of an account stays.
   *
   * `DELETE /console/v1/members/{sid}`. By session, with the role `owner` or one that may more.
   */
  remove(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/console/v1/members/{sid}", sid }, options)
  }
}
