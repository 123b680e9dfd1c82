// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// EventTypesResource is Client.EventTypes.
type EventTypesResource struct {
	core *core
}

func newEventTypesResource(core *core) *EventTypesResource {
	return &EventTypesResource{core: core}
}

// List is GET /v1/event_types: List event types.
//
// Returns every event type with the JSON Schema of its body, on one page.
//
// An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
func (r *EventTypesResource) List(ctx context.Context, options ...Option) *List[EventTypeDescription] {
	return newList[EventTypeDescription](ctx, r.core, call{method: "GET", path: "/v1/event_types"}, options)
}
