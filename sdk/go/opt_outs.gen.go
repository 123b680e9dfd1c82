// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// OptOutsResource is Client.OptOuts.
type OptOutsResource struct {
	core *core
}

func newOptOutsResource(core *core) *OptOutsResource {
	return &OptOutsResource{core: core}
}

// List is GET /v1/opt_outs: List opt-outs.
//
// Returns opt-outs, ordered by sender, then recipient. With `from`, it also returns those for every sender.
// With `to` and without `from`, a page reads at most ten thousand entries. So it can have fewer than `limit`,
// or none, while `has_more` is true. Continue with `next_cursor`.
//
// An API key needs one of the scopes `full`, `messages`, `read`.
func (r *OptOutsResource) List(ctx context.Context, params *ListOptOutsParams, options ...Option) *List[OptOut] {
	return newList[OptOut](ctx, r.core, call{method: "GET", path: "/v1/opt_outs", query: params}, options)
}

// Create is POST /v1/opt_outs: Record an opt-out.
//
// Records that a recipient wants no more messages, as they said it in another way than by STOP, such as on
// the phone. Posthorn cancels queued messages to the recipient, refuses later ones with
// `recipient_opted_out`, and sends no reply. Without `from`, the opt-out holds for every sender of the
// account. A repeated request returns the stored opt-out.
//
// An API key needs one of the scopes `full`, `messages`.
func (r *OptOutsResource) Create(ctx context.Context, params *CreateOptOutParams, options ...Option) (*OptOut, error) {
	return send[OptOut](ctx, r.core, call{method: "POST", path: "/v1/opt_outs", body: params, hasKey: true}, options)
}

// Delete is DELETE /v1/opt_outs: Delete an opt-out.
//
// Lets the sender send to the recipient again. Without `from`, deletes the opt-out that holds for every
// sender. Use it only for recipients who asked for messages in another way than START, such as on paper. You
// can also send `from` and `to` in a body, as a form or JSON.
//
// An API key needs one of the scopes `full`, `messages`.
func (r *OptOutsResource) Delete(ctx context.Context, params *DeleteOptOutParams, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/v1/opt_outs", query: params, isDeletion: true}, options)
}

// GetSettings is GET /v1/opt_outs/settings: Retrieve the settings.
//
// Returns the settings of the account for opt-outs, with defaults for those that it did not change.
//
// An API key needs one of the scopes `full`, `messages`, `read`.
func (r *OptOutsResource) GetSettings(ctx context.Context, options ...Option) (*OptOutSettings, error) {
	return send[OptOutSettings](ctx, r.core, call{method: "GET", path: "/v1/opt_outs/settings"}, options)
}

// UpdateSettings is PATCH /v1/opt_outs/settings: Change the settings.
//
// Changes the fields that you send. `languages` replaces the earlier list. The built-in keywords always work.
// `holds_for` holds for new opt-outs.
//
// An API key needs one of the scopes `full`, `messages`.
func (r *OptOutsResource) UpdateSettings(ctx context.Context, params *UpdateOptOutSettingsParams, options ...Option) (*OptOutSettings, error) {
	return send[OptOutSettings](ctx, r.core, call{method: "PATCH", path: "/v1/opt_outs/settings", body: params}, options)
}
