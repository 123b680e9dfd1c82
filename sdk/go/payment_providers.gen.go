// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// PaymentProvidersResource is Client.PaymentProviders.
type PaymentProvidersResource struct {
	core *core
}

func newPaymentProvidersResource(core *core) *PaymentProvidersResource {
	return &PaymentProvidersResource{core: core}
}

// Create is POST /v1/payment_providers: Connect a payment provider.
//
// Connects a provider. New payments then use it instead of the simulated provider. Enter `notification_url`
// at the provider as its webhook endpoint, so that the provider notifies Posthorn of changes.
//
// An API key needs one of the scopes `full`.
func (r *PaymentProvidersResource) Create(ctx context.Context, params *CreatePaymentProviderParams, options ...Option) (*PaymentProvider, error) {
	return send[PaymentProvider](ctx, r.core, call{method: "POST", path: "/v1/payment_providers", body: params, hasKey: true}, options)
}

// List is GET /v1/payment_providers: List payment providers.
//
// Returns the providers in the order in which Posthorn tries them, on one page. The list does not contain the
// simulated provider.
//
// An API key needs one of the scopes `full`, `payments`, `read`.
func (r *PaymentProvidersResource) List(ctx context.Context, options ...Option) *List[PaymentProvider] {
	return newList[PaymentProvider](ctx, r.core, call{method: "GET", path: "/v1/payment_providers"}, options)
}

// Get is GET /v1/payment_providers/{sid}: Retrieve a payment provider.
//
// Returns the provider without its secrets.
//
// An API key needs one of the scopes `full`, `payments`, `read`.
func (r *PaymentProvidersResource) Get(ctx context.Context, sid string, options ...Option) (*PaymentProvider, error) {
	return send[PaymentProvider](ctx, r.core, call{method: "GET", path: "/v1/payment_providers/{sid}", value: sid}, options)
}

// Update is PATCH /v1/payment_providers/{sid}: Change a payment provider.
//
// Changes the fields that you send. `settings` and `secrets` replace the stored objects completely. If you
// change the address for requests, send the secrets in the same request.
//
// An API key needs one of the scopes `full`.
func (r *PaymentProvidersResource) Update(ctx context.Context, sid string, params *UpdatePaymentProviderParams, options ...Option) (*PaymentProvider, error) {
	return send[PaymentProvider](ctx, r.core, call{method: "PATCH", path: "/v1/payment_providers/{sid}", value: sid, body: params}, options)
}

// Delete is DELETE /v1/payment_providers/{sid}: Delete a payment provider.
//
// Deletes a provider and erases its secrets. The provider must have no captured money, and its payments must
// have ended. Disable other providers instead: new payments then do not use them, while refunds, disputes and
// reconciliation continue.
//
// An API key needs one of the scopes `full`.
func (r *PaymentProvidersResource) Delete(ctx context.Context, sid string, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/v1/payment_providers/{sid}", value: sid, isDeletion: true}, options)
}
