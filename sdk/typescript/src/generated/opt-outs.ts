// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { OptOut } from "./schemas.ts"

/** What `listOptOuts` may be asked for. */
export interface ListOptOutsQuery {
  /** The sender to filter by. */
  from?: string | undefined
  /** The recipient to filter by. */
  to?: string | undefined
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

/** What `deleteOptOut` may be asked for. */
export interface DeleteOptOutQuery {
  /**
   * The sender. A phone number as in `to`, a short code, 1 to 11 letters and digits, or a chat or email address
   * with its prefix.
   */
  from: string
  /**
   * The recipient. A phone number with its country code, a chat address with its prefix, as in
   * xmpp:ann@example.org or matrix:@ann:example.org, or an email address as in email:ann@example.org. A number can
   * contain spaces, dashes, dots, slashes and parentheses. The response has it in E.164.
   */
  to: string
}

export class OptOutsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List opt-outs. Returns opt-outs, ordered by sender, then recipient. With `to` and without `from`, a page reads
   * at most ten thousand entries. So it can have fewer than `limit`, or none, while `has_more` is true. Continue
   * with `next_cursor`.
   *
   * `GET /v1/opt_outs`. An API key needs one of the scopes `full`, `messages`, `read`.
   */
  list(query: ListOptOutsQuery = {}, options?: RequestOptions): List<OptOut> {
    return this.#client.list({ method: "GET", path: "/v1/opt_outs", query }, options)
  }

  /**
   * Delete an opt-out. Lets the sender send to the recipient again. Use it only for recipients who asked for
   * messages in another way than START, such as on paper. You can also send `from` and `to` in a body, as a form
   * or JSON.
   *
   * `DELETE /v1/opt_outs`. An API key needs one of the scopes `full`, `messages`.
   */
  delete(query: DeleteOptOutQuery, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/opt_outs", query }, options)
  }
}
