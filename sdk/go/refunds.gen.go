// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// RefundsResource is Client.Refunds.
type RefundsResource struct {
	core *core
}

func newRefundsResource(core *core) *RefundsResource {
	return &RefundsResource{core: core}
}

// Create is POST /v1/refunds: Refund a payment.
//
// Returns money of a payment to the customer. Posthorn reserves the amount first, so simultaneous refunds
// never exceed the captured amount. The refund is `pending` until the provider confirms it. Needs an
// `Idempotency-Key`.
//
// An API key needs one of the scopes `full`, `payments`.
func (r *RefundsResource) Create(ctx context.Context, params *CreateRefundParams, options ...Option) (*Refund, error) {
	return send[Refund](ctx, r.core, call{method: "POST", path: "/v1/refunds", body: params, hasKey: true}, options)
}

// List is GET /v1/refunds: List refunds.
//
// Returns refunds, newest first unless `order` says otherwise. With `status`, a page reads at most ten
// thousand entries. So it can have fewer than `limit`, or none, while `has_more` is true. Continue with
// `next_cursor`.
//
// An API key needs one of the scopes `full`, `payments`, `read`.
func (r *RefundsResource) List(ctx context.Context, params *ListRefundsParams, options ...Option) *List[Refund] {
	return newList[Refund](ctx, r.core, call{method: "GET", path: "/v1/refunds", query: params}, options)
}

// Get is GET /v1/refunds/{sid}: Retrieve a refund.
//
// Returns the current refund.
//
// An API key needs one of the scopes `full`, `payments`, `read`.
func (r *RefundsResource) Get(ctx context.Context, sid string, options ...Option) (*Refund, error) {
	return send[Refund](ctx, r.core, call{method: "GET", path: "/v1/refunds/{sid}", value: sid}, options)
}
