// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { CreateRefundRequest, Refund, RefundStatus, SortOrder } from "./schemas.ts"

/** The query of `listRefunds`. */
export interface ListRefundsQuery {
  /** The payment. */
  payment_sid?: string | undefined
  /** The status to filter by. Several values, as a repeated parameter or with commas, match any of them. */
  status?: RefundStatus | RefundStatus[] | undefined
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

export class RefundsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Refund a payment. Returns money of a payment to the customer. Posthorn reserves the amount first, so
   * simultaneous refunds never exceed the captured amount. The refund is `pending` until the provider confirms it.
   * Needs an `Idempotency-Key`.
   *
   * `POST /v1/refunds`. An API key needs one of the scopes `full`, `payments`.
   */
  create(body: CreateRefundRequest, options?: RequestOptions): Promise<Refund> {
    return this.#client.request({ method: "POST", path: "/v1/refunds", body, takesKey: true }, options)
  }

  /**
   * List refunds. Returns refunds, newest first unless `order` says otherwise. With `status`, a page reads at most
   * ten thousand entries. So it can have fewer than `limit`, or none, while `has_more` is true. Continue with
   * `next_cursor`.
   *
   * `GET /v1/refunds`. An API key needs one of the scopes `full`, `payments`, `read`.
   */
  list(query: ListRefundsQuery = {}, options?: RequestOptions): List<Refund> {
    return this.#client.list({ method: "GET", path: "/v1/refunds", query }, options)
  }

  /**
   * Retrieve a refund. Returns the current refund.
   *
   * `GET /v1/refunds/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Refund> {
    return this.#client.request({ method: "GET", path: "/v1/refunds/{sid}", sid }, options)
  }
}
