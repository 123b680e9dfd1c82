// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// ReconciliationsResource is Client.Reconciliations.
type ReconciliationsResource struct {
	core *core
}

func newReconciliationsResource(core *core) *ReconciliationsResource {
	return &ReconciliationsResource{core: core}
}

// Create is POST /v1/reconciliations: Begin a reconciliation.
//
// Compares a provider's list of transactions with the ledger now. Posthorn also does this every night. It
// marks matching transactions as `reconciled`. It books payouts, and fees of known charges, as the provider
// lists them. Any other mismatch becomes a difference.
//
// An API key needs one of the scopes `full`, `payments`.
func (r *ReconciliationsResource) Create(ctx context.Context, params *CreateReconciliationParams, options ...Option) (*Reconciliation, error) {
	return send[Reconciliation](ctx, r.core, call{method: "POST", path: "/v1/reconciliations", body: params, hasKey: true}, options)
}

// List is GET /v1/reconciliations: List reconciliations.
//
// Returns reconciliations, newest first.
//
// An API key needs one of the scopes `full`, `payments`, `read`.
func (r *ReconciliationsResource) List(ctx context.Context, params *ListReconciliationsParams, options ...Option) *List[Reconciliation] {
	return newList[Reconciliation](ctx, r.core, call{method: "GET", path: "/v1/reconciliations", query: params}, options)
}

// Get is GET /v1/reconciliations/{sid}: Retrieve a reconciliation.
//
// Returns the current reconciliation.
//
// An API key needs one of the scopes `full`, `payments`, `read`.
func (r *ReconciliationsResource) Get(ctx context.Context, sid string, options ...Option) (*Reconciliation, error) {
	return send[Reconciliation](ctx, r.core, call{method: "GET", path: "/v1/reconciliations/{sid}", value: sid}, options)
}
