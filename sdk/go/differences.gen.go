// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// DifferencesResource is Client.Differences.
type DifferencesResource struct {
	core *core
}

func newDifferencesResource(core *core) *DifferencesResource {
	return &DifferencesResource{core: core}
}

// List is GET /v1/differences: List differences.
//
// Returns the differences that reconciliations found, newest first.
//
// An API key needs one of the scopes `full`, `payments`, `read`.
func (r *DifferencesResource) List(ctx context.Context, params *ListDifferencesParams, options ...Option) *List[Difference] {
	return newList[Difference](ctx, r.core, call{method: "GET", path: "/v1/differences", query: params}, options)
}

// Get is GET /v1/differences/{sid}: Retrieve a difference.
//
// Returns the current difference.
//
// An API key needs one of the scopes `full`, `payments`, `read`.
func (r *DifferencesResource) Get(ctx context.Context, sid string, options ...Option) (*Difference, error) {
	return send[Difference](ctx, r.core, call{method: "GET", path: "/v1/differences/{sid}", value: sid}, options)
}

// Resolve is POST /v1/differences/{sid}/resolve: Resolve a difference.
//
// Resolves a difference. `booked` changes the ledger to the provider's current list, in the same transaction.
// It books a fee as `fee`, a payout as `payout`, and any other difference as `adjustment`. If both lists
// already agree, it books nothing and the resolution is `matched_later`. `ignored` books nothing, and
// Posthorn does not report the difference again while its amounts are the same. A payment with the
// `review_reason` `amount_mismatch` needs a decision of its own first. You can repeat the same decision. The
// audit log contains the member who decided.
//
// An API key needs one of the scopes `full`, `payments`.
func (r *DifferencesResource) Resolve(ctx context.Context, sid string, params *ResolveDifferenceParams, options ...Option) (*Difference, error) {
	return send[Difference](ctx, r.core, call{method: "POST", path: "/v1/differences/{sid}/resolve", value: sid, body: params, hasKey: true}, options)
}
