// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "posthorn"
import type { RequestOptions } from "posthorn"
import type { AcceptInviteRequest, InviteOffer, LookAtInviteRequest, SignedInMember } from "./schemas.ts"

export class InvitesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Accept an invite. Uses the link up and signs in. Who is new chooses a password of at least 10 characters; who
   * is a member already gives theirs and gains what the invite is for. A link that sets the password anew takes
   * the second factor away and ends all other sessions.
   *
   * `POST /console/v1/invites/accept`. Nobody has to be signed in.
   */
  accept(body: AcceptInviteRequest, options?: RequestOptions): Promise<SignedInMember> {
    return this.#client.request({ method: "POST", path: "/console/v1/invites/accept", body, takesKey: true }, options)
  }

  /**
   * What an invite is for. Tells what a link would give, and uses nothing up. The token is in the body, so that no
   * log of a proxy keeps it.
   *
   * `POST /console/v1/invites/look`. Nobody has to be signed in.
   */
  look(body: LookAtInviteRequest, options?: RequestOptions): Promise<InviteOffer> {
    return this.#client.request({ method: "POST", path: "/console/v1/invites/look", body, takesKey: true }, options)
  }
}
