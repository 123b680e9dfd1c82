// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { Difference, DifferenceStatus, ResolveDifferenceRequest } from "./schemas.ts"

/** The query of `listDifferences`. */
export interface ListDifferencesQuery {
  /** The status to filter by. Several values, as a repeated parameter or with commas, match any of them. */
  status?: DifferenceStatus | DifferenceStatus[] | undefined
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class DifferencesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List differences. Returns the differences that reconciliations found, newest first.
   *
   * `GET /v1/differences`. An API key needs one of the scopes `full`, `payments`, `read`.
   */
  list(query: ListDifferencesQuery = {}, options?: RequestOptions): List<Difference> {
    return this.#client.list({ method: "GET", path: "/v1/differences", query }, options)
  }

  /**
   * Retrieve a difference. Returns the current difference.
   *
   * `GET /v1/differences/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Difference> {
    return this.#client.request({ method: "GET", path: "/v1/differences/{sid}", sid }, options)
  }

  /**
   * Resolve a difference. Resolves a difference. `booked` changes the ledger to the provider's current list, in
   * the same transaction. It books a fee as `fee`, a payout as `payout`, and any other difference as `adjustment`.
   * If both lists already agree, it books nothing and the resolution is `matched_later`. `ignored` books nothing,
   * and Posthorn does not report the difference again while its amounts are the same. A payment with the
   * `review_reason` `amount_mismatch` needs a decision of its own first. You can repeat the same decision. The
   * audit log contains the member who decided.
   *
   * `POST /v1/differences/{sid}/resolve`. An API key needs one of the scopes `full`, `payments`.
   */
  resolve(sid: string, body: ResolveDifferenceRequest, options?: RequestOptions): Promise<Difference> {
    return this.#client.request(
      { method: "POST", path: "/v1/differences/{sid}/resolve", sid, body, takesKey: true },
      options,
    )
  }
}
