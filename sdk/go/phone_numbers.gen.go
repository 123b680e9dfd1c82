// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// PhoneNumbersResource is Client.PhoneNumbers.
type PhoneNumbersResource struct {
	core *core
}

func newPhoneNumbersResource(core *core) *PhoneNumbersResource {
	return &PhoneNumbersResource{core: core}
}

// Create is POST /v1/phone_numbers: Request a phone number.
//
// Requests a number, short code or sender id. The request is `pending` until the operator approves or rejects
// it. In an installation with one account, the number is `active` at once. Messages to an active number
// arrive at the account. Only one account in the installation can own a number.
//
// An API key needs one of the scopes `full`.
func (r *PhoneNumbersResource) Create(ctx context.Context, params *CreatePhoneNumberParams, options ...Option) (*PhoneNumber, error) {
	return send[PhoneNumber](ctx, r.core, call{method: "POST", path: "/v1/phone_numbers", body: params, hasKey: true}, options)
}

// List is GET /v1/phone_numbers: List phone numbers.
//
// Returns phone numbers, including pending and rejected requests, newest first.
//
// An API key needs one of the scopes `full`, `messages`, `read`.
func (r *PhoneNumbersResource) List(ctx context.Context, params *ListPhoneNumbersParams, options ...Option) *List[PhoneNumber] {
	return newList[PhoneNumber](ctx, r.core, call{method: "GET", path: "/v1/phone_numbers", query: params}, options)
}

// Get is GET /v1/phone_numbers/{sid}: Retrieve a phone number.
//
// Returns one number of the account.
//
// An API key needs one of the scopes `full`, `messages`, `read`.
func (r *PhoneNumbersResource) Get(ctx context.Context, sid string, options ...Option) (*PhoneNumber, error) {
	return send[PhoneNumber](ctx, r.core, call{method: "GET", path: "/v1/phone_numbers/{sid}", value: sid}, options)
}

// Configure is PATCH /v1/phone_numbers/{sid}: Change the settings of a phone number.
//
// Changes the parameters that you send: the name of the number, and the URLs for its messages. The change
// applies to new messages, within two seconds. The URLs follow the rules of a webhook's URL. Posthorn creates
// a webhook endpoint for each origin.
//
// An API key needs one of the scopes `full`, `messages`.
func (r *PhoneNumbersResource) Configure(ctx context.Context, sid string, params *ConfigurePhoneNumberParams, options ...Option) (*PhoneNumber, error) {
	return send[PhoneNumber](ctx, r.core, call{method: "PATCH", path: "/v1/phone_numbers/{sid}", value: sid, body: params}, options)
}

// Delete is DELETE /v1/phone_numbers/{sid}: Give up a phone number.
//
// Ends the ownership of the number, so messages to it no longer arrive at the account. For a pending request,
// withdraws the request. The account keeps its messages.
//
// An API key needs one of the scopes `full`.
func (r *PhoneNumbersResource) Delete(ctx context.Context, sid string, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/v1/phone_numbers/{sid}", value: sid, isDeletion: true}, options)
}
