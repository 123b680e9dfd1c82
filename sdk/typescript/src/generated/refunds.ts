// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { CreateRefundRequest, Refund } from "./schemas.ts"

/** What `listRefunds` may be asked for. */
export interface ListRefundsQuery {
  /** The payment. */
  payment_sid?: string | undefined
  /** Only in this status. */
  status?: "pending" | "completed" | "failed" | "canceled" | undefined
  /** Only created at this time or later. */
  created_after?: string | Date | undefined
  /** Only created before this time. */
  created_before?: string | Date | undefined
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
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
   * `POST /v1/refunds`. API keys need one of the scopes `full`, `payments`.
   */
  create(body: CreateRefundRequest, options?: RequestOptions): Promise<Refund> {
    return this.#client.request({ method: "POST", path: "/v1/refunds", body, takesKey: true }, options)
  }

  /**
   * List refunds. Newest first. With `status`, a page reads at most ten thousand entries. So it can hold fewer
   * than `limit`, or none, while `has_more` is true. Continue with `next_cursor`.
   *
   * `GET /v1/refunds`. API keys need one of the scopes `full`, `payments`, `read`.
   */
  list(query: ListRefundsQuery = {}, options?: RequestOptions): List<Refund> {
    return this.#client.list({ method: "GET", path: "/v1/refunds", query }, options)
  }

  /**
   * Retrieve a refund. Returns the current refund.
   *
   * `GET /v1/refunds/{sid}`. API keys need one of the scopes `full`, `payments`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Refund> {
    return this.#client.request({ method: "GET", path: "/v1/refunds/{sid}", sid }, options)
  }
}
