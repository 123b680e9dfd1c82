// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { Transaction } from "./schemas.ts"

/** What `listTransactions` may be asked for. */
export interface ListTransactionsQuery {
  /** Only of this payment. */
  payment_sid?: string | undefined
  /** Only of this type. */
  type?:
    | "charge"
    | "fee"
    | "refund"
    | "refund_reversal"
    | "dispute"
    | "dispute_reversal"
    | "payout"
    | "adjustment"
    | undefined
  /** Only in this currency (ISO 4217). */
  currency?: string | undefined
  /** Only booked at this time or later. */
  created_after?: string | Date | undefined
  /** Only booked before this time. */
  created_before?: string | Date | undefined
  /** Only what happened at this time or later. */
  effective_after?: string | Date | undefined
  /** Only what happened before this time. */
  effective_before?: string | Date | undefined
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

/** What `exportTransactions` may be asked for. */
export interface ExportTransactionsQuery {
  /** Only what happened at this time or later. */
  effective_after?: string | Date | undefined
  /** Only what happened before this time. */
  effective_before?: string | Date | undefined
}

export class TransactionsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List transactions. Newest first. With `effective_after` or `effective_before` and without `payment_sid`,
   * ordered by `effective_at` instead, the latest first. With `currency`, with the `type` `charge` or `fee`, or
   * with both kinds of times, a page reads at most ten thousand entries. So it can hold fewer than `limit`, or
   * none, while `has_more` is true. Continue with `next_cursor`.
   *
   * `GET /v1/transactions`. API keys need one of the scopes `full`, `payments`, `read`.
   */
  list(query: ListTransactionsQuery = {}, options?: RequestOptions): List<Transaction> {
    return this.#client.list({ method: "GET", path: "/v1/transactions", query }, options)
  }

  /**
   * Export transactions as CSV. A journal for accountants (RFC 4180, UTF-8), ordered by `effective_at`, the
   * earliest first. Each transaction has two lines, one for each entry. `debit` and `credit` are decimals, such as
   * 12.50; `debit_minor` and `credit_minor` are the same in minor units. A text that a spreadsheet would take for
   * a formula begins with an apostrophe. Export a closed period, and every export of it is the same. If the
   * connection ends before the last chunk, the export is not complete: request it again.
   *
   * `GET /v1/transactions/export`. API keys need one of the scopes `full`, `payments`, `read`.
   */
  export(query: ExportTransactionsQuery = {}, options?: RequestOptions): AsyncGenerator<string, void, undefined> {
    return this.#client.text({ method: "GET", path: "/v1/transactions/export", query }, options)
  }

  /**
   * Retrieve a transaction. The transaction with both of its entries.
   *
   * `GET /v1/transactions/{sid}`. API keys need one of the scopes `full`, `payments`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Transaction> {
    return this.#client.request({ method: "GET", path: "/v1/transactions/{sid}", sid }, options)
  }
}
