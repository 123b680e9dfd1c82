// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "@posthorn/client"
import type { RequestOptions } from "@posthorn/client"
import type { List } from "@posthorn/client"
import type {
  AcceptInviteRequest,
  CreateInviteRequest,
  Invite,
  InviteOffer,
  LookAtInviteRequest,
  NewInvite,
  SignedInMember,
} from "./schemas.ts"

/** The query of `listInvites`. */
export interface ListInvitesQuery {
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class InvitesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Retrieve an invite. Returns what a link offers, without using it. Send the token in the body, so that no proxy
   * logs it.
   *
   * `POST /console/v1/invites/look`. This operation needs no sign-in.
   */
  look(body: LookAtInviteRequest, options?: RequestOptions): Promise<InviteOffer> {
    return this.#client.request({ method: "POST", path: "/console/v1/invites/look", body, takesKey: true }, options)
  }

  /**
   * Accept an invite. Accepts an invite and signs in. A new member chooses a password of at least 10 characters.
   * An existing member enters their password, and gets the role of the invite. A link that resets the password
   * removes the second factor and ends all other sessions.
   *
   * `POST /console/v1/invites/accept`. This operation needs no sign-in.
   */
  accept(body: AcceptInviteRequest, options?: RequestOptions): Promise<SignedInMember> {
    return this.#client.request({ method: "POST", path: "/console/v1/invites/accept", body, takesKey: true }, options)
  }

  /**
   * List the open invites of the account. Returns the invites that can be accepted, newest first, without their
   * links.
   *
   * `GET /console/v1/invites`. This operation needs a session with the role `owner` or a higher role.
   */
  list(query: ListInvitesQuery = {}, options?: RequestOptions): List<Invite> {
    return this.#client.list({ method: "GET", path: "/console/v1/invites", query }, options)
  }

  /**
   * Invite a person to the account. Creates a link that works once within 7 days. Only this response contains the
   * link: send it to the person. Only operators can invite operators.
   *
   * `POST /console/v1/invites`. This operation needs a session with the role `owner` or a higher role.
   */
  create(body: CreateInviteRequest, options?: RequestOptions): Promise<NewInvite> {
    return this.#client.request({ method: "POST", path: "/console/v1/invites", body, takesKey: true }, options)
  }

  /**
   * Withdraw an invite. Withdraws an invite, so that its link stops working. A person who has accepted it stays a
   * member.
   *
   * `DELETE /console/v1/invites/{sid}`. This operation needs a session with the role `owner` or a higher role.
   */
  withdraw(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/console/v1/invites/{sid}", sid }, options)
  }
}
