// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "posthorn"
import type { RequestOptions } from "posthorn"
import type { List } from "posthorn"
import type {
  AcceptInviteRequest,
  CreateInviteRequest,
  Invite,
  InviteOffer,
  LookAtInviteRequest,
  NewInvite,
  SignedInMember,
} from "./schemas.ts"

/** What `listInvites` may be asked for. */
export interface ListInvitesQuery {
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

export class InvitesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * What an invite is for. Shows what a link gives, without using it. The token is in the body, so that no proxy
   * logs it.
   *
   * `POST /console/v1/invites/look`. No sign-in is needed.
   */
  look(body: LookAtInviteRequest, options?: RequestOptions): Promise<InviteOffer> {
    return this.#client.request({ method: "POST", path: "/console/v1/invites/look", body, takesKey: true }, options)
  }

  /**
   * Accept an invite. Uses the link and signs in. A new member chooses a password of at least 10 characters. An
   * existing member enters theirs, and gets the role of the invite. A link that resets the password removes the
   * second factor and ends all other sessions.
   *
   * `POST /console/v1/invites/accept`. No sign-in is needed.
   */
  accept(body: AcceptInviteRequest, options?: RequestOptions): Promise<SignedInMember> {
    return this.#client.request({ method: "POST", path: "/console/v1/invites/accept", body, takesKey: true }, options)
  }

  /**
   * List the open invites of the account. Those that may still be accepted, newest first. Their links cannot be
   * read again.
   *
   * `GET /console/v1/invites`. By session, with the role `owner` or one that may more.
   */
  list(query: ListInvitesQuery = {}, options?: RequestOptions): List<Invite> {
    return this.#client.list({ method: "GET", path: "/console/v1/invites", query }, options)
  }

  /**
   * Invite a person to the account. Creates a link that works once within 7 days. Only this response has the link:
   * send it to the person. Only operators can invite operators.
   *
   * `POST /console/v1/invites`. By session, with the role `owner` or one that may more.
   */
  create(body: CreateInviteRequest, options?: RequestOptions): Promise<NewInvite> {
    return this.#client.request({ method: "POST", path: "/console/v1/invites", body, takesKey: true }, options)
  }

  /**
   * Withdraw an invite. Its link no longer works. A person who has accepted it stays a member.
   *
   * `DELETE /console/v1/invites/{sid}`. By session, with the role `owner` or one that may more.
   */
  withdraw(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/console/v1/invites/{sid}", sid }, options)
  }
}
