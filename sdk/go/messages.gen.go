// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// MessagesResource is Client.Messages.
type MessagesResource struct {
	core   *core
	Events *MessagesEventsResource
	Media  *MessagesMediaResource
}

func newMessagesResource(core *core) *MessagesResource {
	return &MessagesResource{core: core, Events: newMessagesEventsResource(core), Media: newMessagesMediaResource(core)}
}

// Create is POST /v1/messages: Send a message.
//
// Stores a message and queues it for sending. The server responds after it has stored the message, so an
// accepted message is not lost. Follow its progress with its `status`, events and timeline. If the message of
// a repeated request was deleted, the response is `message_not_found` and nothing is sent.
//
// An API key needs one of the scopes `full`, `messages`.
func (r *MessagesResource) Create(ctx context.Context, params *CreateMessageParams, options ...Option) (*Message, error) {
	return send[Message](ctx, r.core, call{method: "POST", path: "/v1/messages", body: params, hasKey: true}, options)
}

// List is GET /v1/messages: List messages.
//
// Returns messages that match all filters, newest first unless `order` says otherwise. With filters other
// than `to`, `created_after` and `created_before`, a page reads at most ten thousand entries. So it can have
// fewer than `limit`, or none, while `has_more` is true. Continue with `next_cursor`. Failed and undelivered
// messages are found however rare they are.
//
// An API key needs one of the scopes `full`, `messages`, `read`.
func (r *MessagesResource) List(ctx context.Context, params *ListMessagesParams, options ...Option) *List[Message] {
	return newList[Message](ctx, r.core, call{method: "GET", path: "/v1/messages", query: params}, options)
}

// Preview is POST /v1/messages/preview: Preview a message.
//
// Returns the encoding, the segments, the characters that require UCS-2, the price and the route. Sends and
// stores nothing.
//
// An API key needs one of the scopes `full`, `messages`, `read`.
func (r *MessagesResource) Preview(ctx context.Context, params *PreviewMessageParams, options ...Option) (*MessagePreview, error) {
	return send[MessagePreview](ctx, r.core, call{method: "POST", path: "/v1/messages/preview", body: params, hasKey: true}, options)
}

// Stream is GET /v1/messages/stream: Follow the messages as they change.
//
// Streams changed messages as server-sent events, for live pages. The data of a `messages` event is a list of
// messages. It has the messages that were accepted, were received or changed their status since the previous
// event. Each message occurs once with its current state, in the order of the changes. Messages of all
// processes arrive within about 0.25 seconds. Under high load, events are rarer and larger. Each event has an
// `id`. A client that sends it as `Last-Event-ID` continues after it, at any process, as long as Posthorn
// keeps events. Browsers do so automatically. A message can occur twice. Deleted messages do not occur. The
// stream sends data, such as an `id`, at least every 15 seconds. It ends after five minutes or `timeout_ms`,
// and if the client reads nothing for 30 seconds. Then connect again. It also ends within two seconds after
// its session, key or token ends, and the server refuses a new connection with it. At most 20 streams of an
// account can be open at one process.
//
// An API key needs one of the scopes `full`, `messages`, `read`.
func (r *MessagesResource) Stream(ctx context.Context, params *StreamMessagesParams, options ...Option) *Stream[[]Message] {
	return newStream[[]Message](ctx, r.core, call{method: "GET", path: "/v1/messages/stream", query: params}, options)
}

// Get is GET /v1/messages/{sid}: Retrieve a message.
//
// Returns the current message.
//
// An API key needs one of the scopes `full`, `messages`, `read`.
func (r *MessagesResource) Get(ctx context.Context, sid string, options ...Option) (*Message, error) {
	return send[Message](ctx, r.core, call{method: "GET", path: "/v1/messages/{sid}", value: sid}, options)
}

// Delete is DELETE /v1/messages/{sid}: Delete a message.
//
// Deletes the message and erases its text, template, tags, metadata and media. It also erases them from its
// events, from stored responses for an `Idempotency-Key`, from the delivery log and from the simulator.
// Posthorn does not send a queued message. It cannot recall a message from a carrier, and later receipts of
// that message create no events. If you repeat the request that created the message with the same key, the
// response is `message_not_found` and nothing is sent. The events of the message keep the numbers, times and
// status until their retention ends. The operating guide lists the other remaining data. Pending deliveries
// of its events have an empty `body`, no `tags`, `metadata` and `template`. Only requests to webhooks that
// are already in progress still contain them.
//
// An API key needs one of the scopes `full`, `messages`.
func (r *MessagesResource) Delete(ctx context.Context, sid string, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/v1/messages/{sid}", value: sid, isDeletion: true}, options)
}

// Cancel is POST /v1/messages/{sid}/cancel: Cancel a message.
//
// Cancels a queued message, such as one that waits for its `send_at`. Its status is `failed`, with the
// `error_code` `canceled`. Posthorn cannot recall a message from a carrier. A repeated request returns the
// same response.
//
// An API key needs one of the scopes `full`, `messages`.
func (r *MessagesResource) Cancel(ctx context.Context, sid string, options ...Option) (*Message, error) {
	return send[Message](ctx, r.core, call{method: "POST", path: "/v1/messages/{sid}/cancel", value: sid, hasKey: true}, options)
}

// Redact is POST /v1/messages/{sid}/redact: Redact a message.
//
// Erases the text, template, tags and metadata of the message in all places that a deletion erases. The
// message remains with its numbers, times, status and price. Its media remain, too: delete each with `DELETE
// /v1/media/{sid}`. A repeated request returns the same response.
//
// An API key needs one of the scopes `full`, `messages`.
func (r *MessagesResource) Redact(ctx context.Context, sid string, options ...Option) (*Message, error) {
	return send[Message](ctx, r.core, call{method: "POST", path: "/v1/messages/{sid}/redact", value: sid, hasKey: true}, options)
}

// Feedback is POST /v1/messages/{sid}/feedback: Report the outcome of a message.
//
// Records in the timeline of the message whether the recipient acted on it, such as by entering its code. It
// changes no status. The operator compares such reports with the receipts of a carrier.
//
// An API key needs one of the scopes `full`, `messages`.
func (r *MessagesResource) Feedback(ctx context.Context, sid string, params *CreateMessageFeedbackParams, options ...Option) (*MessageFeedback, error) {
	return send[MessageFeedback](ctx, r.core, call{method: "POST", path: "/v1/messages/{sid}/feedback", value: sid, body: params, hasKey: true}, options)
}

// MessagesEventsResource is a part of another resource.
type MessagesEventsResource struct {
	core *core
}

func newMessagesEventsResource(core *core) *MessagesEventsResource {
	return &MessagesEventsResource{core: core}
}

// List is GET /v1/messages/{sid}/events: Read a message's timeline.
//
// Returns every change of status, every choice of a route with its reason, and every exchange with the
// carrier, oldest first. The timeline has at most a thousand entries on one page. It names routes and
// carriers by sid. Only operators can see the conditions of a route.
//
// An API key needs one of the scopes `full`, `messages`, `read`.
func (r *MessagesEventsResource) List(ctx context.Context, sid string, options ...Option) *List[TimelineEntry] {
	return newList[TimelineEntry](ctx, r.core, call{method: "GET", path: "/v1/messages/{sid}/events", value: sid}, options)
}

// MessagesMediaResource is a part of another resource.
type MessagesMediaResource struct {
	core *core
}

func newMessagesMediaResource(core *core) *MessagesMediaResource {
	return &MessagesMediaResource{core: core}
}

// List is GET /v1/messages/{sid}/media: List the media of a message.
//
// Returns the media in the order of the message, on one page. Posthorn fetches outbound media when it sends
// the message to a carrier. Before that, or after a failed fetch, the list has fewer entries than
// `num_media`.
//
// An API key needs one of the scopes `full`, `messages`, `read`.
func (r *MessagesMediaResource) List(ctx context.Context, sid string, options ...Option) *List[Media] {
	return newList[Media](ctx, r.core, call{method: "GET", path: "/v1/messages/{sid}/media", value: sid}, options)
}
