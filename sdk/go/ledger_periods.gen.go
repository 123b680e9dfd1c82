// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// LedgerPeriodsResource is Client.LedgerPeriods.
type LedgerPeriodsResource struct {
	core *core
}

func newLedgerPeriodsResource(core *core) *LedgerPeriodsResource {
	return &LedgerPeriodsResource{core: core}
}

// Close is POST /v1/ledger_periods: Close a period.
//
// Closes the books up to a time, and stores the balances at that time. A later transaction of the period gets
// the current time as its `effective_at`. You cannot reopen a closed period.
//
// An API key needs one of the scopes `full`, `payments`.
func (r *LedgerPeriodsResource) Close(ctx context.Context, params *CloseLedgerPeriodParams, options ...Option) (*LedgerPeriod, error) {
	return send[LedgerPeriod](ctx, r.core, call{method: "POST", path: "/v1/ledger_periods", body: params, hasKey: true}, options)
}

// List is GET /v1/ledger_periods: List closed periods.
//
// Returns closed periods with the balances at their end, latest first.
//
// An API key needs one of the scopes `full`, `payments`, `read`.
func (r *LedgerPeriodsResource) List(ctx context.Context, params *ListLedgerPeriodsParams, options ...Option) *List[LedgerPeriod] {
	return newList[LedgerPeriod](ctx, r.core, call{method: "GET", path: "/v1/ledger_periods", query: params}, options)
}
