// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { Difference, ResolveDifferenceRequest } from "./schemas.ts"

/** What `listDifferences` may be asked for. */
export interface ListDifferencesQuery {
  /** Only in this status. */
  status?: "open" | "resolved" | undefined
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

export class DifferencesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List differences. The differences that reconciliations found, newest first.
   *
   * `GET /v1/differences`. API keys need one of the scopes `full`, `payments`, `read`.
   */
  list(query: ListDifferencesQuery = {}, options?: RequestOptions): List<Difference> {
    return this.#client.list({ method: "GET", path: "/v1/differences", query }, options)
  }

  /**
   * Retrieve a difference. Returns the current difference.
   *
   * `GET /v1/differences/{sid}`. API keys need one of the scopes `full`, `payments`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Difference> {
    return this.#client.request({ method: "GET", path: "/v1/differences/{sid}", sid }, options)
  }

  /**
   * Resolve a difference. `booked` changes the ledger to the provider's present list, in the same transaction. A
   * fee is booked as `fee`, a payout as `payout`, everything else as `adjustment`. If both agree by now, nothing
   * is booked and the resolution is `matched_later`. `ignored` books nothing, and the difference is not reported
   * again while its amounts stay the same. The same decision again changes nothing. The audit log has who decided.
   *
   * `POST /v1/differences/{sid}/resolve`. API keys need one of the scopes `full`, `payments`.
   */
  resolve(sid: string, body: ResolveDifferenceRequest, options?: RequestOptions): Promise<Difference> {
    return this.#client.request(
      { method: "POST", path: "/v1/differences/{sid}/resolve", sid, body, takesKey: true },
      options,
    )
  }
}
