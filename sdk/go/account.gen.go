// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// AccountResource is Client.Account.
type AccountResource struct {
	core *core
}

func newAccountResource(core *core) *AccountResource {
	return &AccountResource{core: core}
}

// Get is GET /v1/account: Retrieve the account.
//
// Returns the account of the credentials. Use this request to check credentials.
//
// An API key needs one of the scopes `full`, `messages`, `webhooks`, `auth`, `read`.
func (r *AccountResource) Get(ctx context.Context, options ...Option) (*Account, error) {
	return send[Account](ctx, r.core, call{method: "GET", path: "/v1/account"}, options)
}

// Update is PATCH /v1/account: Change the account.
//
// Changes the fields that you send. Payment pages and receipts show the name of the account, and how its
// customers reach it.
//
// An API key needs one of the scopes `full`.
func (r *AccountResource) Update(ctx context.Context, params *UpdateOwnAccountParams, options ...Option) (*Account, error) {
	return send[Account](ctx, r.core, call{method: "PATCH", path: "/v1/account", body: params}, options)
}

// RotateToken is POST /v1/account/rotate_token: Rotate the Auth Token.
//
// Creates a new Auth Token and returns it only in this response. The previous token works until the overlap
// ends, so that you can update programs one by one.
//
// An API key needs one of the scopes `full`.
func (r *AccountResource) RotateToken(ctx context.Context, params *RotateAuthTokenParams, options ...Option) (*NewAuthToken, error) {
	return send[NewAuthToken](ctx, r.core, call{method: "POST", path: "/v1/account/rotate_token", body: params, hasKey: true}, options)
}

// EndPreviousToken is POST /v1/account/end_previous_token: End the previous Auth Token.
//
// Ends the previous Auth Token before its overlap is over. The current token stays valid. Without a previous
// token, nothing changes.
//
// An API key needs one of the scopes `full`.
func (r *AccountResource) EndPreviousToken(ctx context.Context, options ...Option) (*Account, error) {
	return send[Account](ctx, r.core, call{method: "POST", path: "/v1/account/end_previous_token", body: struct{}{}, hasKey: true}, options)
}
