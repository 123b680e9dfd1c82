// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { Dispute, DisputeStatus, SortOrder } from "./schemas.ts"

/** The query of `listDisputes`. */
export interface ListDisputesQuery {
  /** The payment. */
  payment_sid?: string | undefined
  /** The status to filter by. Several values, as a repeated parameter or with commas, match any of them. */
  status?: DisputeStatus | DisputeStatus[] | undefined
  /** The earliest creation time, inclusive. */
  created_after?: string | Date | undefined
  /** The latest creation time, exclusive. */
  created_before?: string | Date | undefined
  /** The order by creation time: `desc` has the newest entry first, `asc` the oldest. */
  order?: SortOrder | undefined
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class DisputesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List disputes. Returns disputes, newest first unless `order` says otherwise. With `status`, a page reads at
   * most ten thousand entries. So it can have fewer than `limit`, or none, while `has_more` is true. Continue with
   * `next_cursor`.
   *
   * `GET /v1/disputes`. An API key needs one of the scopes `full`, `payments`, `read`.
   */
  list(query: ListDisputesQuery = {}, options?: RequestOptions): List<Dispute> {
    return this.#client.list({ method: "GET", path: "/v1/disputes", query }, options)
  }

  /**
   * Retrieve a dispute. Returns the current dispute.
   *
   * `GET /v1/disputes/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Dispute> {
    return this.#client.request({ method: "GET", path: "/v1/disputes/{sid}", sid }, options)
  }
}
