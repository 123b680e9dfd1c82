// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { CloseLedgerPeriodRequest, LedgerPeriod } from "./schemas.ts"

/** The query of `listLedgerPeriods`. */
export interface ListLedgerPeriodsQuery {
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class LedgerPeriodsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Close a period. Closes the books up to a time, and stores the balances at that time. A later transaction of
   * the period gets the current time as its `effective_at`. You cannot reopen a closed period.
   *
   * `POST /v1/ledger_periods`. An API key needs one of the scopes `full`, `payments`.
   */
  close(body: CloseLedgerPeriodRequest, options?: RequestOptions): Promise<LedgerPeriod> {
    return this.#client.request({ method: "POST", path: "/v1/ledger_periods", body, takesKey: true }, options)
  }

  /**
   * List closed periods. Returns closed periods with the balances at their end, latest first.
   *
   * `GET /v1/ledger_periods`. An API key needs one of the scopes `full`, `payments`, `read`.
   */
  list(query: ListLedgerPeriodsQuery = {}, options?: RequestOptions): List<LedgerPeriod> {
    return this.#client.list({ method: "GET", path: "/v1/ledger_periods", query }, options)
  }
}
