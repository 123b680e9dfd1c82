// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
	"io"
)

// TransactionsResource is Client.Transactions.
type TransactionsResource struct {
	core *core
}

func newTransactionsResource(core *core) *TransactionsResource {
	return &TransactionsResource{core: core}
}

// List is GET /v1/transactions: List transactions.
//
// Returns transactions, newest first. With `effective_after` or `effective_before` and without `payment_sid`,
// the order is by `effective_at`, latest first. With `currency`, with the `type` `charge` or `fee`, or with
// both kinds of times, a page reads at most ten thousand entries. So it can have fewer than `limit`, or none,
// while `has_more` is true. Continue with `next_cursor`.
//
// An API key needs one of the scopes `full`, `payments`, `read`.
func (r *TransactionsResource) List(ctx context.Context, params *ListTransactionsParams, options ...Option) *List[Transaction] {
	return newList[Transaction](ctx, r.core, call{method: "GET", path: "/v1/transactions", query: params}, options)
}

// Export is GET /v1/transactions/export: Export transactions as CSV.
//
// Exports a journal for accountants (RFC 4180, UTF-8), ordered by `effective_at`, earliest first. Each
// transaction has two lines, one for each entry. `debit` and `credit` are decimals, such as 12.50.
// `debit_minor` and `credit_minor` are the same amounts in minor units. An apostrophe precedes texts that a
// spreadsheet would read as a formula. Every export of a closed period is the same. With `details`, more
// columns describe the payment as it is now: `reference`, `description`, `customer` (the address that got the
// link), `method`, `fee` and `net`. The first line of a transaction has `fee` and `net`. `fee` is the sum of
// the payment's fees in the range, at its first charge there, or at its first fee without one. `net` is the
// amount that the provider owes you for the transaction, without this fee. If the connection ends before the
// last chunk, the export is incomplete: repeat the request.
//
// An API key needs one of the scopes `full`, `payments`, `read`.
func (r *TransactionsResource) Export(ctx context.Context, params *ExportTransactionsParams, options ...Option) (io.ReadCloser, error) {
	return sendForText(ctx, r.core, call{method: "GET", path: "/v1/transactions/export", query: params}, options)
}

// Get is GET /v1/transactions/{sid}: Retrieve a transaction.
//
// Returns the transaction with both of its entries.
//
// An API key needs one of the scopes `full`, `payments`, `read`.
func (r *TransactionsResource) Get(ctx context.Context, sid string, options ...Option) (*Transaction, error) {
	return send[Transaction](ctx, r.core, call{method: "GET", path: "/v1/transactions/{sid}", value: sid}, options)
}
