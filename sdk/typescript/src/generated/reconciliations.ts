// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { CreateReconciliationRequest, Reconciliation } from "./schemas.ts"

/** What `listReconciliations` may be asked for. */
export interface ListReconciliationsQuery {
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

export class ReconciliationsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Begin a reconciliation. Compares a provider's list of transactions with the ledger now. Posthorn also does
   * this every night. Matching transactions become `reconciled`. Posthorn records payouts, and fees of known
   * charges, as the provider lists them. Everything else that differs becomes a difference.
   *
   * `POST /v1/reconciliations`. API keys need one of the scopes `full`, `payments`.
   */
  create(body: CreateReconciliationRequest = {}, options?: RequestOptions): Promise<Reconciliation> {
    return this.#client.request({ method: "POST", path: "/v1/reconciliations", body, takesKey: true }, options)
  }

  /**
   * List reconciliations. Newest first.
   *
   * `GET /v1/reconciliations`. API keys need one of the scopes `full`, `payments`, `read`.
   */
  list(query: ListReconciliationsQuery = {}, options?: RequestOptions): List<Reconciliation> {
    return this.#client.list({ method: "GET", path: "/v1/reconciliations", query }, options)
  }

  /**
   * Retrieve a reconciliation. Returns the current reconciliation.
   *
   * `GET /v1/reconciliations/{sid}`. API keys need one of the scopes `full`, `payments`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Reconciliation> {
    return this.#client.request({ method: "GET", path: "/v1/reconciliations/{sid}", sid }, options)
  }
}
