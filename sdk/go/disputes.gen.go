// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// DisputesResource is Client.Disputes.
type DisputesResource struct {
	core *core
}

func newDisputesResource(core *core) *DisputesResource {
	return &DisputesResource{core: core}
}

// List is GET /v1/disputes: List disputes.
//
// Returns disputes, newest first unless `order` says otherwise. With `status`, a page reads at most ten
// thousand entries. So it can have fewer than `limit`, or none, while `has_more` is true. Continue with
// `next_cursor`.
//
// An API key needs one of the scopes `full`, `payments`, `read`.
func (r *DisputesResource) List(ctx context.Context, params *ListDisputesParams, options ...Option) *List[Dispute] {
	return newList[Dispute](ctx, r.core, call{method: "GET", path: "/v1/disputes", query: params}, options)
}

// Get is GET /v1/disputes/{sid}: Retrieve a dispute.
//
// Returns the current dispute.
//
// An API key needs one of the scopes `full`, `payments`, `read`.
func (r *DisputesResource) Get(ctx context.Context, sid string, options ...Option) (*Dispute, error) {
	return send[Dispute](ctx, r.core, call{method: "GET", path: "/v1/disputes/{sid}", value: sid}, options)
}
