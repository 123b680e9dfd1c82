// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// DeliveriesResource is Client.Deliveries.
type DeliveriesResource struct {
	core *core
}

func newDeliveriesResource(core *core) *DeliveriesResource {
	return &DeliveriesResource{core: core}
}

// List is GET /v1/deliveries: List the deliveries of the account.
//
// Returns deliveries to all endpoints or to one, newest first. With `event_type` or `status=succeeded`, a
// page reads at most ten thousand entries. So it can have fewer than `limit`, or none, while `has_more` is
// true. Continue with `next_cursor`. With `event`, a page reads deliveries for 0.2 seconds, or at least ten
// thousand. It can also have fewer entries than `limit`.
//
// An API key needs one of the scopes `full`, `webhooks`, `read`.
func (r *DeliveriesResource) List(ctx context.Context, params *ListAllDeliveriesParams, options ...Option) *List[Delivery] {
	return newList[Delivery](ctx, r.core, call{method: "GET", path: "/v1/deliveries", query: params}, options)
}

// Get is GET /v1/deliveries/{sid}: Retrieve a delivery with its attempts.
//
// Returns the delivery with the time, cause, request and response of each attempt. Posthorn keeps the
// responses to failed attempts for 7 days (`RETENTION_RESPONSES_DAYS`). It keeps all other data as long as
// the delivery.
//
// An API key needs one of the scopes `full`, `webhooks`, `read`.
func (r *DeliveriesResource) Get(ctx context.Context, sid string, options ...Option) (*DeliveryWithAttempts, error) {
	return send[DeliveryWithAttempts](ctx, r.core, call{method: "GET", path: "/v1/deliveries/{sid}", value: sid}, options)
}

// Resend is POST /v1/deliveries/{sid}/resend: Send a delivery again.
//
// Attempts the delivery now, whatever its status. If the attempt fails, retries follow the schedule from its
// start. The receiver gets the same `webhook-id`.
//
// An API key needs one of the scopes `full`, `webhooks`.
func (r *DeliveriesResource) Resend(ctx context.Context, sid string, options ...Option) (*Delivery, error) {
	return send[Delivery](ctx, r.core, call{method: "POST", path: "/v1/deliveries/{sid}/resend", value: sid, body: struct{}{}, hasKey: true}, options)
}
