// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// ReplaysResource is Client.Replays.
type ReplaysResource struct {
	core *core
}

func newReplaysResource(core *core) *ReplaysResource {
	return &ReplaysResource{core: core}
}

// Get is GET /v1/replays/{sid}: Retrieve a replay.
//
// Returns the replay with its progress. It is complete when its `status` is `completed` and `waiting` is 0.
//
// An API key needs one of the scopes `full`, `webhooks`, `read`.
func (r *ReplaysResource) Get(ctx context.Context, sid string, options ...Option) (*Replay, error) {
	return send[Replay](ctx, r.core, call{method: "GET", path: "/v1/replays/{sid}", value: sid}, options)
}

// Cancel is POST /v1/replays/{sid}/cancel: Cancel a replay.
//
// Stops the replay and removes its pending deliveries, even if it has completed. Each delivery returns to the
// status of its last attempt, or is `canceled` without an attempt. Deliveries that another replay of the
// endpoint requested remain queued. Attempts in progress can still arrive. Canceling a canceled replay
// changes nothing.
//
// An API key needs one of the scopes `full`, `webhooks`.
func (r *ReplaysResource) Cancel(ctx context.Context, sid string, options ...Option) (*Replay, error) {
	return send[Replay](ctx, r.core, call{method: "POST", path: "/v1/replays/{sid}/cancel", value: sid, body: struct{}{}, hasKey: true}, options)
}
