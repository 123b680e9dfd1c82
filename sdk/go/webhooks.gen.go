// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// WebhooksResource is Client.Webhooks.
type WebhooksResource struct {
	core       *core
	Replays    *WebhooksReplaysResource
	Deliveries *WebhooksDeliveriesResource
}

func newWebhooksResource(core *core) *WebhooksResource {
	return &WebhooksResource{core: core, Replays: newWebhooksReplaysResource(core), Deliveries: newWebhooksDeliveriesResource(core)}
}

// Create is POST /v1/webhooks: Register a webhook endpoint.
//
// Registers an endpoint. Posthorn sends every later matching event to its URL at least once, signed with the
// secret in the response. An account can have 100 endpoints.
//
// An API key needs one of the scopes `full`, `webhooks`.
func (r *WebhooksResource) Create(ctx context.Context, params *CreateWebhookParams, options ...Option) (*WebhookWithSecret, error) {
	return send[WebhookWithSecret](ctx, r.core, call{method: "POST", path: "/v1/webhooks", body: params, hasKey: true}, options)
}

// List is GET /v1/webhooks: List webhook endpoints.
//
// Returns webhook endpoints, newest first.
//
// An API key needs one of the scopes `full`, `webhooks`, `read`.
func (r *WebhooksResource) List(ctx context.Context, params *ListWebhooksParams, options ...Option) *List[Webhook] {
	return newList[Webhook](ctx, r.core, call{method: "GET", path: "/v1/webhooks", query: params}, options)
}

// Get is GET /v1/webhooks/{sid}: Retrieve a webhook endpoint.
//
// Returns the endpoint with data about its health.
//
// An API key needs one of the scopes `full`, `webhooks`, `read`.
func (r *WebhooksResource) Get(ctx context.Context, sid string, options ...Option) (*Webhook, error) {
	return send[Webhook](ctx, r.core, call{method: "GET", path: "/v1/webhooks/{sid}", value: sid}, options)
}

// Update is PATCH /v1/webhooks/{sid}: Change a webhook endpoint.
//
// Changes the parameters that you send. Deliveries to a paused endpoint wait, including those of new events.
// Disabling an endpoint cancels its pending deliveries. Posthorn does not send it new events, unless a later
// replay includes `missing` events. Enabling an endpoint resets its failure counts. A change closes its
// circuit.
//
// An API key needs one of the scopes `full`, `webhooks`.
func (r *WebhooksResource) Update(ctx context.Context, sid string, params *UpdateWebhookParams, options ...Option) (*Webhook, error) {
	return send[Webhook](ctx, r.core, call{method: "PATCH", path: "/v1/webhooks/{sid}", value: sid, body: params}, options)
}

// Delete is DELETE /v1/webhooks/{sid}: Delete a webhook endpoint.
//
// Cancels the pending deliveries of the endpoint and deletes it. You can read its deliveries until their
// retention ends.
//
// An API key needs one of the scopes `full`, `webhooks`.
func (r *WebhooksResource) Delete(ctx context.Context, sid string, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/v1/webhooks/{sid}", value: sid, isDeletion: true}, options)
}

// GetSecret is GET /v1/webhooks/{sid}/secret: Retrieve the secret of a webhook endpoint.
//
// Returns the newest secret. Use it to verify deliveries with any Standard Webhooks library.
//
// An API key needs one of the scopes `full`, `webhooks`.
func (r *WebhooksResource) GetSecret(ctx context.Context, sid string, options ...Option) (*WebhookSecret, error) {
	return send[WebhookSecret](ctx, r.core, call{method: "GET", path: "/v1/webhooks/{sid}/secret", value: sid}, options)
}

// RotateSecret is POST /v1/webhooks/{sid}/rotate_secret: Rotate the secret of a webhook endpoint.
//
// Creates a new secret, and a new key pair if `signatures` contains `v1a`. During the overlap the older
// secrets also sign deliveries, so that you can update the receiver. At most three secrets sign at a time. A
// fourth secret ends the oldest.
//
// An API key needs one of the scopes `full`, `webhooks`.
func (r *WebhooksResource) RotateSecret(ctx context.Context, sid string, params *RotateWebhookSecretParams, options ...Option) (*WebhookWithSecret, error) {
	return send[WebhookWithSecret](ctx, r.core, call{method: "POST", path: "/v1/webhooks/{sid}/rotate_secret", value: sid, body: params, hasKey: true}, options)
}

// EndOlderSecrets is POST /v1/webhooks/{sid}/end_older_secrets: End the older secrets of a webhook endpoint.
//
// Ends the overlap of a rotation early. From now on, only the newest secret signs deliveries.
//
// An API key needs one of the scopes `full`, `webhooks`.
func (r *WebhooksResource) EndOlderSecrets(ctx context.Context, sid string, options ...Option) (*Webhook, error) {
	return send[Webhook](ctx, r.core, call{method: "POST", path: "/v1/webhooks/{sid}/end_older_secrets", value: sid, body: struct{}{}, hasKey: true}, options)
}

// Test is POST /v1/webhooks/{sid}/test: Send a test event.
//
// Sends a `webhooks.test` event to this endpoint only, even if it did not subscribe to it. The response
// contains the delivery, so that you can follow it.
//
// An API key needs one of the scopes `full`, `webhooks`.
func (r *WebhooksResource) Test(ctx context.Context, sid string, options ...Option) (*Delivery, error) {
	return send[Delivery](ctx, r.core, call{method: "POST", path: "/v1/webhooks/{sid}/test", value: sid, body: struct{}{}, hasKey: true}, options)
}

// Replay is POST /v1/webhooks/{sid}/replay: Replay undelivered events.
//
// Sends deliveries of a time range again, oldest first. With `missing`, it also sends events that the
// endpoint never received. The replay runs in the background, also after a restart. New deliveries have
// priority. The replay pauses while 5,000 replayed deliveries of the endpoint are pending. An account can
// have ten unfinished replays.
//
// An API key needs one of the scopes `full`, `webhooks`.
func (r *WebhooksResource) Replay(ctx context.Context, sid string, params *CreateReplayParams, options ...Option) (*Replay, error) {
	return send[Replay](ctx, r.core, call{method: "POST", path: "/v1/webhooks/{sid}/replay", value: sid, body: params, hasKey: true}, options)
}

// WebhooksReplaysResource is a part of another resource.
type WebhooksReplaysResource struct {
	core *core
}

func newWebhooksReplaysResource(core *core) *WebhooksReplaysResource {
	return &WebhooksReplaysResource{core: core}
}

// List is GET /v1/webhooks/{sid}/replays: List the replays of a webhook endpoint.
//
// Returns the replays of an endpoint, newest first. The endpoint can be deleted. Posthorn keeps ended replays
// as long as events.
//
// An API key needs one of the scopes `full`, `webhooks`, `read`.
func (r *WebhooksReplaysResource) List(ctx context.Context, sid string, params *ListReplaysParams, options ...Option) *List[Replay] {
	return newList[Replay](ctx, r.core, call{method: "GET", path: "/v1/webhooks/{sid}/replays", value: sid, query: params}, options)
}

// WebhooksDeliveriesResource is a part of another resource.
type WebhooksDeliveriesResource struct {
	core *core
}

func newWebhooksDeliveriesResource(core *core) *WebhooksDeliveriesResource {
	return &WebhooksDeliveriesResource{core: core}
}

// List is GET /v1/webhooks/{sid}/deliveries: List the deliveries of a webhook endpoint.
//
// Returns the deliveries of one endpoint, newest first. The endpoint can be deleted. With `event_type` or
// `status=succeeded`, a page reads at most ten thousand entries. So it can have fewer than `limit`, or none,
// while `has_more` is true. Continue with `next_cursor`. With `event`, a page reads deliveries for 0.2
// seconds, or at least ten thousand. It can also have fewer entries than `limit`.
//
// An API key needs one of the scopes `full`, `webhooks`, `read`.
func (r *WebhooksDeliveriesResource) List(ctx context.Context, sid string, params *ListDeliveriesParams, options ...Option) *List[Delivery] {
	return newList[Delivery](ctx, r.core, call{method: "GET", path: "/v1/webhooks/{sid}/deliveries", value: sid, query: params}, options)
}
