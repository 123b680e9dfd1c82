// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { OptOut } from "./schemas.ts"

/** What `listOptOuts` may be asked for. */
export interface ListOptOutsQuery {
  /** Only of this sender. */
  from?: string | undefined
  /** Only of this recipient. */
  to?: string | undefined
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

/** What `deleteOptOut` may be asked for. */
export interface DeleteOptOutQuery {
  /**
   * Sender: a phone number as in `to`, a short code, 1 to 11 letters and digits, or a chat or email address with
   * its prefix.
   */
  from: string
  /**
   * Recipient phone number with its country code, a chat address with its prefix, as in xmpp:ann@example.org or
   * matrix:@ann:example.org, or an email address as in email:ann@example.org. A number may hold spaces, dashes,
   * dots, slashes and parentheses; the answer shows it in E.164.
   */
  to: string
}

export class OptOutsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List opt-outs. Ordered by sender, then recipient. With `to` and without `from`, a page reads at most ten
   * thousand entries. So it can hold fewer than `limit`, or none, while `has_more` is true. Continue with
   * `next_cursor`.
   *
   * `GET /v1/opt_outs`. API keys need one of the scopes `full`, `messages`, `read`.
   */
  list(query: ListOptOutsQuery = {}, options?: RequestOptions): List<OptOut> {
    return this.#client.list({ method: "GET", path: "/v1/opt_outs", query }, options)
  }

  /**
   * Delete an opt-out. Lets the sender write to the recipient again. Only for recipients who asked for it by
   * another way than START, such as on paper. `from` and `to` may also come in a body, as a form or JSON.
   *
   * `DELETE /v1/opt_outs`. API keys need one of the scopes `full`, `messages`.
   */
  delete(query: DeleteOptOutQuery, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/opt_outs", query }, options)
  }
}
