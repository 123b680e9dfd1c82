// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// PaymentProviderKindsResource is Client.PaymentProviderKinds.
type PaymentProviderKindsResource struct {
	core *core
}

func newPaymentProviderKindsResource(core *core) *PaymentProviderKindsResource {
	return &PaymentProviderKindsResource{core: core}
}

// List is GET /v1/payment_provider_kinds: List the kinds of payment providers.
//
// Returns the kinds of payment providers with the JSON Schemas of their settings, on one page.
//
// An API key needs one of the scopes `full`, `payments`, `read`.
func (r *PaymentProviderKindsResource) List(ctx context.Context, options ...Option) *List[PaymentProviderKindDescription] {
	return newList[PaymentProviderKindDescription](ctx, r.core, call{method: "GET", path: "/v1/payment_provider_kinds"}, options)
}
