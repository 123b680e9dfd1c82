// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// BalancesResource is Client.Balances.
type BalancesResource struct {
	core *core
}

func newBalancesResource(core *core) *BalancesResource {
	return &BalancesResource{core: core}
}

// List is GET /v1/balances: List balances.
//
// Returns the balance of each ledger account in each currency, on one page. The balances of a currency sum to
// 0.
//
// An API key needs one of the scopes `full`, `payments`, `read`.
func (r *BalancesResource) List(ctx context.Context, options ...Option) *List[LedgerBalance] {
	return newList[LedgerBalance](ctx, r.core, call{method: "GET", path: "/v1/balances"}, options)
}
