// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// MessagingServicesResource is Client.MessagingServices.
type MessagingServicesResource struct {
	core    *core
	Senders *MessagingServicesSendersResource
}

func newMessagingServicesResource(core *core) *MessagingServicesResource {
	return &MessagingServicesResource{core: core, Senders: newMessagingServicesSendersResource(core)}
}

// Create is POST /v1/messaging_services: Create a messaging service.
//
// Creates a pool without senders. Add senders with `POST /v1/messaging_services/{sid}/senders`, and then send
// messages with `messaging_service_sid`.
//
// An API key needs one of the scopes `full`, `messages`.
func (r *MessagingServicesResource) Create(ctx context.Context, params *CreateMessagingServiceParams, options ...Option) (*MessagingService, error) {
	return send[MessagingService](ctx, r.core, call{method: "POST", path: "/v1/messaging_services", body: params, hasKey: true}, options)
}

// List is GET /v1/messaging_services: List messaging services.
//
// Returns the messaging services, newest first.
//
// An API key needs one of the scopes `full`, `messages`, `read`.
func (r *MessagingServicesResource) List(ctx context.Context, params *ListMessagingServicesParams, options ...Option) *List[MessagingService] {
	return newList[MessagingService](ctx, r.core, call{method: "GET", path: "/v1/messaging_services", query: params}, options)
}

// Get is GET /v1/messaging_services/{sid}: Retrieve a messaging service.
//
// Returns one messaging service.
//
// An API key needs one of the scopes `full`, `messages`, `read`.
func (r *MessagingServicesResource) Get(ctx context.Context, sid string, options ...Option) (*MessagingService, error) {
	return send[MessagingService](ctx, r.core, call{method: "GET", path: "/v1/messaging_services/{sid}", value: sid}, options)
}

// Update is PATCH /v1/messaging_services/{sid}: Change a messaging service.
//
// Changes the fields that you send. The change applies to new messages, within two seconds.
//
// An API key needs one of the scopes `full`, `messages`.
func (r *MessagingServicesResource) Update(ctx context.Context, sid string, params *UpdateMessagingServiceParams, options ...Option) (*MessagingService, error) {
	return send[MessagingService](ctx, r.core, call{method: "PATCH", path: "/v1/messaging_services/{sid}", value: sid, body: params}, options)
}

// Delete is DELETE /v1/messaging_services/{sid}: Delete a messaging service.
//
// Deletes the messaging service. Its senders can join another one. Posthorn still sends the messages that it
// has accepted.
//
// An API key needs one of the scopes `full`, `messages`.
func (r *MessagingServicesResource) Delete(ctx context.Context, sid string, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/v1/messaging_services/{sid}", value: sid, isDeletion: true}, options)
}

// MessagingServicesSendersResource is a part of another resource.
type MessagingServicesSendersResource struct {
	core *core
}

func newMessagingServicesSendersResource(core *core) *MessagingServicesSendersResource {
	return &MessagingServicesSendersResource{core: core}
}

// Add is POST /v1/messaging_services/{sid}/senders: Add a sender.
//
// Adds a sender to the messaging service. The account must be able to send from it, and no other messaging
// service of the account can have it. A sender that the service already has stays as it is.
//
// An API key needs one of the scopes `full`, `messages`.
func (r *MessagingServicesSendersResource) Add(ctx context.Context, sid string, params *AddServiceSenderParams, options ...Option) (*ServiceSender, error) {
	return send[ServiceSender](ctx, r.core, call{method: "POST", path: "/v1/messaging_services/{sid}/senders", value: sid, body: params, hasKey: true}, options)
}

// List is GET /v1/messaging_services/{sid}/senders: List senders.
//
// Returns the senders of the messaging service, newest first.
//
// An API key needs one of the scopes `full`, `messages`, `read`.
func (r *MessagingServicesSendersResource) List(ctx context.Context, sid string, params *ListServiceSendersParams, options ...Option) *List[ServiceSender] {
	return newList[ServiceSender](ctx, r.core, call{method: "GET", path: "/v1/messaging_services/{sid}/senders", value: sid, query: params}, options)
}

// Remove is DELETE /v1/messaging_services/{sid}/senders: Remove a sender.
//
// Removes the sender from the messaging service. Posthorn still sends the messages that it has accepted from
// it. You can also send `sender` in a body, as a form or JSON.
//
// An API key needs one of the scopes `full`, `messages`.
func (r *MessagingServicesSendersResource) Remove(ctx context.Context, sid string, params *RemoveServiceSenderParams, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/v1/messaging_services/{sid}/senders", value: sid, query: params, isDeletion: true}, options)
}
