// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// SimulatorResource is Client.Simulator.
type SimulatorResource struct {
	core     *core
	Messages *SimulatorMessagesResource
	Numbers  *SimulatorNumbersResource
	Holds    *SimulatorHoldsResource
}

func newSimulatorResource(core *core) *SimulatorResource {
	return &SimulatorResource{core: core, Messages: newSimulatorMessagesResource(core), Numbers: newSimulatorNumbersResource(core), Holds: newSimulatorHoldsResource(core)}
}

// Inbound is POST /v1/simulator/inbound: Send a message to the account.
//
// Simulates a message from a handset to a number of the account. The response comes after Posthorn stored the
// message and created the event `messages.received`.
//
// An API key needs one of the scopes `full`, `messages`.
func (r *SimulatorResource) Inbound(ctx context.Context, params *CreateInboundMessageParams, options ...Option) (*SimulatorInbound, error) {
	return send[SimulatorInbound](ctx, r.core, call{method: "POST", path: "/v1/simulator/inbound", body: params, hasKey: true}, options)
}

// SimulatorMessagesResource is a part of another resource.
type SimulatorMessagesResource struct {
	core *core
}

func newSimulatorMessagesResource(core *core) *SimulatorMessagesResource {
	return &SimulatorMessagesResource{core: core}
}

// List is GET /v1/simulator/messages: List the simulator's inbox.
//
// Returns the account's messages as recipients see them, newest first. The inbox keeps only the latest
// messages.
//
// An API key needs one of the scopes `full`, `messages`, `read`.
func (r *SimulatorMessagesResource) List(ctx context.Context, params *ListSimulatorMessagesParams, options ...Option) *List[SimulatorMessage] {
	return newList[SimulatorMessage](ctx, r.core, call{method: "GET", path: "/v1/simulator/messages", query: params}, options)
}

// Clear is DELETE /v1/simulator/messages: Empty the simulator's inbox.
//
// Removes the account's messages from the inbox. The messages of the API remain.
//
// An API key needs one of the scopes `full`, `messages`.
func (r *SimulatorMessagesResource) Clear(ctx context.Context, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/v1/simulator/messages", isDeletion: true}, options)
}

// Wait is GET /v1/simulator/messages/wait: Wait for a message in the simulator's inbox.
//
// Responds as soon as a matching message exists, or with null after `timeout_ms`. Use it in tests: send a
// message, wait, and read the `code`.
//
// An API key needs one of the scopes `full`, `messages`, `read`.
func (r *SimulatorMessagesResource) Wait(ctx context.Context, params *WaitForSimulatorMessageParams, options ...Option) (*SimulatorWait, error) {
	return send[SimulatorWait](ctx, r.core, call{method: "GET", path: "/v1/simulator/messages/wait", query: params, waitParameter: "timeout_ms", waitDefault: 10000}, options)
}

// SimulatorNumbersResource is a part of another resource.
type SimulatorNumbersResource struct {
	core *core
}

func newSimulatorNumbersResource(core *core) *SimulatorNumbersResource {
	return &SimulatorNumbersResource{core: core}
}

// List is GET /v1/simulator/numbers: List numbers that cause failures.
//
// Returns a number for every failure that the simulator can cause, on one page.
//
// An API key needs one of the scopes `full`, `messages`, `read`.
func (r *SimulatorNumbersResource) List(ctx context.Context, options ...Option) *List[SimulatorNumber] {
	return newList[SimulatorNumber](ctx, r.core, call{method: "GET", path: "/v1/simulator/numbers"}, options)
}

// SimulatorHoldsResource is a part of another resource.
type SimulatorHoldsResource struct {
	core *core
}

func newSimulatorHoldsResource(core *core) *SimulatorHoldsResource {
	return &SimulatorHoldsResource{core: core}
}

// Create is POST /v1/simulator/holds: Hold the receipts of a recipient.
//
// Holds the delivery receipts of the account's messages to this recipient from now on, so that the messages
// stay `sent`. A hold survives a restart. The account can hold 100 recipients and 1000 receipts. The
// simulator sends further receipts at once. Holding a held recipient changes nothing.
//
// An API key needs one of the scopes `full`, `messages`.
func (r *SimulatorHoldsResource) Create(ctx context.Context, params *CreateSimulatorHoldParams, options ...Option) (*SimulatorHold, error) {
	return send[SimulatorHold](ctx, r.core, call{method: "POST", path: "/v1/simulator/holds", body: params, hasKey: true}, options)
}

// List is GET /v1/simulator/holds: List the held recipients.
//
// Returns all holds on one page, newest first.
//
// An API key needs one of the scopes `full`, `messages`, `read`.
func (r *SimulatorHoldsResource) List(ctx context.Context, options ...Option) *List[SimulatorHold] {
	return newList[SimulatorHold](ctx, r.core, call{method: "GET", path: "/v1/simulator/holds"}, options)
}

// Release is DELETE /v1/simulator/holds: Release receipts.
//
// Sends the held receipts of the recipient, in the order of their due times, and ends the hold. Without `to`,
// releases the receipts of all recipients. Each receipt has the time at which it was due.
//
// An API key needs one of the scopes `full`, `messages`.
func (r *SimulatorHoldsResource) Release(ctx context.Context, params *ReleaseSimulatorHoldsParams, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/v1/simulator/holds", query: params, isDeletion: true}, options)
}
