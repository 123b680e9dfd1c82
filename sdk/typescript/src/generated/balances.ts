// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { LedgerBalance } from "./schemas.ts"

export class BalancesResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List balances. Returns the balance of each ledger account in each currency, on one page. The balances of a
   * currency sum to 0.
   *
   * `GET /v1/balances`. An API key needs one of the scopes `full`, `payments`, `read`.
   */
  list(options?: RequestOptions): List<LedgerBalance> {
    return this.#client.list({ method: "GET", path: "/v1/balances" }, options)
  }
}
