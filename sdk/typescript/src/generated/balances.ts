// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

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
   * List balances. What each ledger account holds in each currency, on one page. They are kept with every
   * transaction, so the answer is as fast with millions of transactions as with one. In each currency they sum to
   * 0.
   *
   * `GET /v1/balances`. API keys need one of the scopes `full`, `payments`, `read`.
   */
  list(options?: RequestOptions): List<LedgerBalance> {
    return this.#client.list({ method: "GET", path: "/v1/balances" }, options)
  }
}
