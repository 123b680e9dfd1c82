// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { CreateReconciliationRequest, Reconciliation } from "./schemas.ts"

/** The query of `listReconciliations`. */
export interface ListReconciliationsQuery {
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class ReconciliationsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Begin a reconciliation. Compares a provider's list of transactions with the ledger now. Posthorn also does
   * this every night. It marks matching transactions as `reconciled`. It books payouts, and fees of known charges,
   * as the provider lists them. Any other mismatch becomes a difference.
   *
   * `POST /v1/reconciliations`. An API key needs one of the scopes `full`, `payments`.
   */
  create(body: CreateReconciliationRequest = {}, options?: RequestOptions): Promise<Reconciliation> {
    return this.#client.request({ method: "POST", path: "/v1/reconciliations", body, takesKey: true }, options)
  }

  /**
   * List reconciliations. Returns reconciliations, newest first.
   *
   * `GET /v1/reconciliations`. An API key needs one of the scopes `full`, `payments`, `read`.
   */
  list(query: ListReconciliationsQuery = {}, options?: RequestOptions): List<Reconciliation> {
    return this.#client.list({ method: "GET", path: "/v1/reconciliations", query }, options)
  }

  /**
   * Retrieve a reconciliation. Returns the current reconciliation.
   *
   * `GET /v1/reconciliations/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Reconciliation> {
    return this.#client.request({ method: "GET", path: "/v1/reconciliations/{sid}", sid }, options)
  }
}
