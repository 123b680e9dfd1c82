// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// EventsResource is Client.Events.
type EventsResource struct {
	core *core
}

func newEventsResource(core *core) *EventsResource {
	return &EventsResource{core: core}
}

// List is GET /v1/events: List events.
//
// Returns events, newest first. To catch up after an outage, read until the last event that you handled. With
// `type` and without `message` or `sid`, a page reads at most ten thousand entries. So it can have fewer than
// `limit`, or none, while `has_more` is true. Continue with `next_cursor`.
//
// An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
func (r *EventsResource) List(ctx context.Context, params *ListEventsParams, options ...Option) *List[Event] {
	return newList[Event](ctx, r.core, call{method: "GET", path: "/v1/events", query: params}, options)
}

// Feed is GET /v1/events/feed: Follow the events.
//
// Waits for events, for programs that webhooks cannot reach. `posthorn listen` uses this operation. Responds
// as soon as an event occurs after `cursor`, or with an empty list after `timeout_ms`. Request again at once
// with `next_cursor`. A cursor works at every process and after a restart, as long as Posthorn keeps the
// events. Without a cursor, the response is empty and its `next_cursor` begins at the present. No event is
// missing, and the events of one resource are ordered by `sequence`. An event can occur twice, as with
// webhooks: remember the sids of the last minutes. At most 20 requests of an account can wait at one process.
//
// An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
func (r *EventsResource) Feed(ctx context.Context, params *FollowEventsParams, options ...Option) (*EventFeed, error) {
	return send[EventFeed](ctx, r.core, call{method: "GET", path: "/v1/events/feed", query: params, waitParameter: "timeout_ms", waitDefault: 20000}, options)
}

// Get is GET /v1/events/{sid}: Retrieve an event.
//
// Returns the event as the JSON that webhook endpoints receive.
//
// An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
func (r *EventsResource) Get(ctx context.Context, sid string, options ...Option) (*Event, error) {
	return send[Event](ctx, r.core, call{method: "GET", path: "/v1/events/{sid}", value: sid}, options)
}
