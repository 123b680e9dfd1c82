// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// APIKeysResource is Client.APIKeys.
type APIKeysResource struct {
	core *core
}

func newAPIKeysResource(core *core) *APIKeysResource {
	return &APIKeysResource{core: core}
}

// Create is POST /v1/api_keys: Create an API key.
//
// Creates an API key. Sign in with its sid as the user name and its secret as the password. Only this
// response contains the secret.
//
// An API key needs one of the scopes `full`.
func (r *APIKeysResource) Create(ctx context.Context, params *CreateAPIKeyParams, options ...Option) (*APIKeyWithSecret, error) {
	return send[APIKeyWithSecret](ctx, r.core, call{method: "POST", path: "/v1/api_keys", body: params, hasKey: true}, options)
}

// List is GET /v1/api_keys: List API keys.
//
// Returns all API keys, including revoked ones, newest first.
//
// An API key needs one of the scopes `full`.
func (r *APIKeysResource) List(ctx context.Context, params *ListAPIKeysParams, options ...Option) *List[APIKey] {
	return newList[APIKey](ctx, r.core, call{method: "GET", path: "/v1/api_keys", query: params}, options)
}

// Get is GET /v1/api_keys/{sid}: Retrieve an API key.
//
// Returns the API key without its secret.
//
// An API key needs one of the scopes `full`.
func (r *APIKeysResource) Get(ctx context.Context, sid string, options ...Option) (*APIKey, error) {
	return send[APIKey](ctx, r.core, call{method: "GET", path: "/v1/api_keys/{sid}", value: sid}, options)
}

// Revoke is DELETE /v1/api_keys/{sid}: Revoke an API key.
//
// Revokes the key permanently. Other processes of the installation refuse it within five seconds. The list
// still contains the key.
//
// An API key needs one of the scopes `full`.
func (r *APIKeysResource) Revoke(ctx context.Context, sid string, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/v1/api_keys/{sid}", value: sid, isDeletion: true}, options)
}
