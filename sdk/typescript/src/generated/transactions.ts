// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { Transaction, TransactionType } from "./schemas.ts"

/** The query of `listTransactions`. */
export interface ListTransactionsQuery {
  /** The payment to filter by. */
  payment_sid?: string | undefined
  /** The type to filter by. */
  type?: TransactionType | undefined
  /** The currency to filter by (ISO 4217). */
  currency?: string | undefined
  /** The earliest time of booking, inclusive. */
  created_after?: string | Date | undefined
  /** The latest time of booking, exclusive. */
  created_before?: string | Date | undefined
  /** The earliest `effective_at`, inclusive. */
  effective_after?: string | Date | undefined
  /** The latest `effective_at`, exclusive. */
  effective_before?: string | Date | undefined
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

/** The query of `exportTransactions`. */
export interface ExportTransactionsQuery {
  /** The earliest `effective_at`, inclusive. */
  effective_after?: string | Date | undefined
  /** The latest `effective_at`, exclusive. */
  effective_before?: string | Date | undefined
  /** The currency to filter by (ISO 4217). */
  currency?: string | undefined
  /** The payment provider to filter by. */
  provider_sid?: string | undefined
  /** The payment to filter by. */
  payment_sid?: string | undefined
  /** True adds the columns about the payment. */
  details?: boolean | undefined
}

export class TransactionsResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * List transactions. Returns transactions, newest first. With `effective_after` or `effective_before` and
   * without `payment_sid`, the order is by `effective_at`, latest first. With `currency`, with the `type` `charge`
   * or `fee`, or with both kinds of times, a page reads at most ten thousand entries. So it can have fewer than
   * `limit`, or none, while `has_more` is true. Continue with `next_cursor`.
   *
   * `GET /v1/transactions`. An API key needs one of the scopes `full`, `payments`, `read`.
   */
  list(query: ListTransactionsQuery = {}, options?: RequestOptions): List<Transaction> {
    return this.#client.list({ method: "GET", path: "/v1/transactions", query }, options)
  }

  /**
   * Export transactions as CSV. Exports a journal for accountants (RFC 4180, UTF-8), ordered by `effective_at`,
   * earliest first. Each transaction has two lines, one for each entry. `debit` and `credit` are decimals, such as
   * 12.50. `debit_minor` and `credit_minor` are the same amounts in minor units. An apostrophe precedes texts that
   * a spreadsheet would read as a formula. Every export of a closed period is the same. With `details`, more
   * columns describe the payment as it is now: `reference`, `description`, `customer` (the address that got the
   * link), `method`, `fee` and `net`. The first line of a transaction has `fee` and `net`. `fee` is the sum of the
   * payment's fees in the range, at its first charge there, or at its first fee without one. `net` is the amount
   * that the provider owes you for the transaction, without this fee. If the connection ends before the last
   * chunk, the export is incomplete: repeat the request.
   *
   * `GET /v1/transactions/export`. An API key needs one of the scopes `full`, `payments`, `read`.
   */
  export(query: ExportTransactionsQuery = {}, options?: RequestOptions): AsyncGenerator<string, void, undefined> {
    return this.#client.text({ method: "GET", path: "/v1/transactions/export", query }, options)
  }

  /**
   * Retrieve a transaction. Returns the transaction with both of its entries.
   *
   * `GET /v1/transactions/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Transaction> {
    return this.#client.request({ method: "GET", path: "/v1/transactions/{sid}", sid }, options)
  }
}
