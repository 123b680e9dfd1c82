// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// OperatorResource is Client.Operator.
type OperatorResource struct {
	core                 *core
	Accounts             *OperatorAccountsResource
	DeadLetters          *OperatorDeadLettersResource
	Carriers             *OperatorCarriersResource
	CarrierKinds         *OperatorCarrierKindsResource
	CarrierPresets       *OperatorCarrierPresetsResource
	PaymentProviderKinds *OperatorPaymentProviderKindsResource
	Messages             *OperatorMessagesResource
	Routes               *OperatorRoutesResource
	Rates                *OperatorRatesResource
	Verifications        *OperatorVerificationsResource
	VerificationScores   *OperatorVerificationScoresResource
	VerificationBlocks   *OperatorVerificationBlocksResource
	PhoneNumbers         *OperatorPhoneNumbersResource
	SenderRules          *OperatorSenderRulesResource
}

func newOperatorResource(core *core) *OperatorResource {
	return &OperatorResource{core: core, Accounts: newOperatorAccountsResource(core), DeadLetters: newOperatorDeadLettersResource(core), Carriers: newOperatorCarriersResource(core), CarrierKinds: newOperatorCarrierKindsResource(core), CarrierPresets: newOperatorCarrierPresetsResource(core), PaymentProviderKinds: newOperatorPaymentProviderKindsResource(core), Messages: newOperatorMessagesResource(core), Routes: newOperatorRoutesResource(core), Rates: newOperatorRatesResource(core), Verifications: newOperatorVerificationsResource(core), VerificationScores: newOperatorVerificationScoresResource(core), VerificationBlocks: newOperatorVerificationBlocksResource(core), PhoneNumbers: newOperatorPhoneNumbersResource(core), SenderRules: newOperatorSenderRulesResource(core)}
}

// OperatorAccountsResource is a part of another resource.
type OperatorAccountsResource struct {
	core *core
}

func newOperatorAccountsResource(core *core) *OperatorAccountsResource {
	return &OperatorAccountsResource{core: core}
}

// Create is POST /operator/v1/accounts: Create an account.
//
// Creates an account. Only this response contains its Auth Token. The first account gets a sender rule for
// any sender. A later account can send only from numbers that the operator assigns and from senders that a
// sender rule allows.
//
// Only the operator can use this operation.
func (r *OperatorAccountsResource) Create(ctx context.Context, params *CreateAccountParams, options ...Option) (*AccountWithToken, error) {
	return send[AccountWithToken](ctx, r.core, call{method: "POST", path: "/operator/v1/accounts", body: params, hasKey: true}, options)
}

// List is GET /operator/v1/accounts: List accounts.
//
// Returns accounts with their message counts of the last 24 hours, newest first.
//
// Only the operator can use this operation.
func (r *OperatorAccountsResource) List(ctx context.Context, params *ListAccountsParams, options ...Option) *List[OperatorAccount] {
	return newList[OperatorAccount](ctx, r.core, call{method: "GET", path: "/operator/v1/accounts", query: params}, options)
}

// Get is GET /operator/v1/accounts/{sid}: Retrieve an account.
//
// Returns one account with its message counts of the last 24 hours.
//
// Only the operator can use this operation.
func (r *OperatorAccountsResource) Get(ctx context.Context, sid string, options ...Option) (*OperatorAccount, error) {
	return send[OperatorAccount](ctx, r.core, call{method: "GET", path: "/operator/v1/accounts/{sid}", value: sid}, options)
}

// Update is PATCH /operator/v1/accounts/{sid}: Change or suspend an account.
//
// Changes the parameters that you send. `status=suspended` refuses the credentials and API keys of the
// account at once, and within five seconds on other machines. Its members can no longer work in it. Posthorn
// still sends its queued messages and webhooks. `status=active` ends the suspension.
//
// Only the operator can use this operation.
func (r *OperatorAccountsResource) Update(ctx context.Context, sid string, params *UpdateAccountParams, options ...Option) (*OperatorAccount, error) {
	return send[OperatorAccount](ctx, r.core, call{method: "PATCH", path: "/operator/v1/accounts/{sid}", value: sid, body: params}, options)
}

// OperatorDeadLettersResource is a part of another resource.
type OperatorDeadLettersResource struct {
	core *core
}

func newOperatorDeadLettersResource(core *core) *OperatorDeadLettersResource {
	return &OperatorDeadLettersResource{core: core}
}

// List is GET /operator/v1/dead_letters: List inbound messages that could not be stored.
//
// Returns dead letters, newest first. With the error `number_unowned`, no account owns the number: assign it
// to an account. With `number_moved`, the number has another owner than at the time of the message, and
// Posthorn does not store the message for that account. Another error indicates a defect in Posthorn: report
// it. Posthorn retries to store each message once an hour, and deletes it after the retention time of
// messages (`RETENTION_MESSAGES_DAYS`).
//
// Only the operator can use this operation.
func (r *OperatorDeadLettersResource) List(ctx context.Context, params *ListDeadLettersParams, options ...Option) *List[DeadLetter] {
	return newList[DeadLetter](ctx, r.core, call{method: "GET", path: "/operator/v1/dead_letters", query: params}, options)
}

// Retry is POST /operator/v1/dead_letters/{sid}/retry: Retry a dead letter.
//
// Retries to store the message of a dead letter within a minute, and once an hour after a failure. After a
// success, Posthorn deletes the dead letter.
//
// Only the operator can use this operation.
func (r *OperatorDeadLettersResource) Retry(ctx context.Context, sid string, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "POST", path: "/operator/v1/dead_letters/{sid}/retry", value: sid, body: struct{}{}, hasKey: true}, options)
}

// Discard is DELETE /operator/v1/dead_letters/{sid}: Discard a dead letter.
//
// Deletes a dead letter and its message permanently. The recipient never receives it.
//
// Only the operator can use this operation.
func (r *OperatorDeadLettersResource) Discard(ctx context.Context, sid string, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/operator/v1/dead_letters/{sid}", value: sid, isDeletion: true}, options)
}

// OperatorCarriersResource is a part of another resource.
type OperatorCarriersResource struct {
	core *core
}

func newOperatorCarriersResource(core *core) *OperatorCarriersResource {
	return &OperatorCarriersResource{core: core}
}

// Create is POST /operator/v1/carriers: Connect a carrier.
//
// Adds a carrier and connects to it at once. Retrieve the carrier to see its state. It gets no messages until
// you create a route to it.
//
// Only the operator can use this operation.
func (r *OperatorCarriersResource) Create(ctx context.Context, params *CreateCarrierParams, options ...Option) (*Carrier, error) {
	return send[Carrier](ctx, r.core, call{method: "POST", path: "/operator/v1/carriers", body: params, hasKey: true}, options)
}

// List is GET /operator/v1/carriers: List carriers.
//
// Returns carriers with their states, newest first.
//
// Only the operator can use this operation.
func (r *OperatorCarriersResource) List(ctx context.Context, params *ListCarriersParams, options ...Option) *List[Carrier] {
	return newList[Carrier](ctx, r.core, call{method: "GET", path: "/operator/v1/carriers", query: params}, options)
}

// Get is GET /operator/v1/carriers/{sid}: Retrieve a carrier.
//
// Returns the carrier with the state of each connection, and the remedy for each connection that is down.
//
// Only the operator can use this operation.
func (r *OperatorCarriersResource) Get(ctx context.Context, sid string, options ...Option) (*Carrier, error) {
	return send[Carrier](ctx, r.core, call{method: "GET", path: "/operator/v1/carriers/{sid}", value: sid}, options)
}

// Update is PATCH /operator/v1/carriers/{sid}: Change a carrier.
//
// Changes the parameters that you send. `settings` replaces the stored settings completely. Stored secrets
// are only for the stored host, port, URL, TLS settings and, for `http`, requests, `verification` and
// `inbound`. If you change one of these, send every secret in the same request. Unless you change only the
// name, the carrier's connections close in order and open again. Its messages wait in the meantime. If that
// takes long, messages with another matching route use that route.
//
// Only the operator can use this operation.
func (r *OperatorCarriersResource) Update(ctx context.Context, sid string, params *UpdateCarrierParams, options ...Option) (*Carrier, error) {
	return send[Carrier](ctx, r.core, call{method: "PATCH", path: "/operator/v1/carriers/{sid}", value: sid, body: params}, options)
}

// Delete is DELETE /operator/v1/carriers/{sid}: Delete a carrier.
//
// Deletes a carrier and its rates. The carrier must be disabled, and have no routes and no waiting messages.
//
// Only the operator can use this operation.
func (r *OperatorCarriersResource) Delete(ctx context.Context, sid string, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/operator/v1/carriers/{sid}", value: sid, isDeletion: true}, options)
}

// StartTrace is POST /operator/v1/carriers/{sid}/trace: Trace a carrier.
//
// Records the exchanges with the carrier for the given time: submissions and receipts with their responses,
// and queries, but never a bind. Posthorn stores them with the messages. Read them at
// `/operator/v1/messages/{sid}/events`. A new trace replaces the current one.
//
// Only the operator can use this operation.
func (r *OperatorCarriersResource) StartTrace(ctx context.Context, sid string, params *StartCarrierTraceParams, options ...Option) (*Carrier, error) {
	return send[Carrier](ctx, r.core, call{method: "POST", path: "/operator/v1/carriers/{sid}/trace", value: sid, body: params, hasKey: true}, options)
}

// EndTrace is DELETE /operator/v1/carriers/{sid}/trace: End the tracing of a carrier.
//
// Ends the trace. Recorded exchanges remain until the retention of events ends.
//
// Only the operator can use this operation.
func (r *OperatorCarriersResource) EndTrace(ctx context.Context, sid string, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/operator/v1/carriers/{sid}/trace", value: sid, isDeletion: true}, options)
}

// ReplaceRates is POST /operator/v1/carriers/{sid}/replace_rates: Replace all rates of a carrier.
//
// Replaces all rates of a carrier with a list of up to 50000, as `rates` or as `csv`. If any line is invalid,
// nothing changes. Rates for unchanged prefixes keep their sid.
//
// Only the operator can use this operation.
func (r *OperatorCarriersResource) ReplaceRates(ctx context.Context, sid string, params *ReplaceRatesParams, options ...Option) (*RateCard, error) {
	return send[RateCard](ctx, r.core, call{method: "POST", path: "/operator/v1/carriers/{sid}/replace_rates", value: sid, body: params, hasKey: true}, options)
}

// OperatorCarrierKindsResource is a part of another resource.
type OperatorCarrierKindsResource struct {
	core *core
}

func newOperatorCarrierKindsResource(core *core) *OperatorCarrierKindsResource {
	return &OperatorCarrierKindsResource{core: core}
}

// List is GET /operator/v1/carrier_kinds: List the kinds of carriers.
//
// Returns the kinds of carriers on one page. The JSON Schemas of their settings describe a form: labels,
// meanings, defaults and groups.
//
// Only the operator can use this operation.
func (r *OperatorCarrierKindsResource) List(ctx context.Context, options ...Option) *List[CarrierKindDescription] {
	return newList[CarrierKindDescription](ctx, r.core, call{method: "GET", path: "/operator/v1/carrier_kinds"}, options)
}

// OperatorCarrierPresetsResource is a part of another resource.
type OperatorCarrierPresetsResource struct {
	core *core
}

func newOperatorCarrierPresetsResource(core *core) *OperatorCarrierPresetsResource {
	return &OperatorCarrierPresetsResource{core: core}
}

// List is GET /operator/v1/carrier_presets: List the presets of carriers over HTTP.
//
// Returns the providers and gateways for which Posthorn includes settings, on one page.
//
// Only the operator can use this operation.
func (r *OperatorCarrierPresetsResource) List(ctx context.Context, options ...Option) *List[CarrierPreset] {
	return newList[CarrierPreset](ctx, r.core, call{method: "GET", path: "/operator/v1/carrier_presets"}, options)
}

// OperatorPaymentProviderKindsResource is a part of another resource.
type OperatorPaymentProviderKindsResource struct {
	core *core
}

func newOperatorPaymentProviderKindsResource(core *core) *OperatorPaymentProviderKindsResource {
	return &OperatorPaymentProviderKindsResource{core: core}
}

// List is GET /operator/v1/payment_provider_kinds: List the kinds of payment providers.
//
// Returns the kinds of payment providers with the JSON Schemas of their settings, on one page.
//
// Only the operator can use this operation.
func (r *OperatorPaymentProviderKindsResource) List(ctx context.Context, options ...Option) *List[PaymentProviderKindDescription] {
	return newList[PaymentProviderKindDescription](ctx, r.core, call{method: "GET", path: "/operator/v1/payment_provider_kinds"}, options)
}

// OperatorMessagesResource is a part of another resource.
type OperatorMessagesResource struct {
	core   *core
	Events *OperatorMessagesEventsResource
}

func newOperatorMessagesResource(core *core) *OperatorMessagesResource {
	return &OperatorMessagesResource{core: core, Events: newOperatorMessagesEventsResource(core)}
}

// OperatorMessagesEventsResource is a part of another resource.
type OperatorMessagesEventsResource struct {
	core *core
}

func newOperatorMessagesEventsResource(core *core) *OperatorMessagesEventsResource {
	return &OperatorMessagesEventsResource{core: core}
}

// List is GET /operator/v1/messages/{sid}/events: Read a message's timeline with its exchanges.
//
// Returns the timeline of a message of any account: every change of status, every note, and every exchange
// that a trace of the carrier recorded. Oldest first, on one page.
//
// Only the operator can use this operation.
func (r *OperatorMessagesEventsResource) List(ctx context.Context, sid string, options ...Option) *List[OperatorTimelineEntry] {
	return newList[OperatorTimelineEntry](ctx, r.core, call{method: "GET", path: "/operator/v1/messages/{sid}/events", value: sid}, options)
}

// OperatorRoutesResource is a part of another resource.
type OperatorRoutesResource struct {
	core *core
}

func newOperatorRoutesResource(core *core) *OperatorRoutesResource {
	return &OperatorRoutesResource{core: core}
}

// Create is POST /operator/v1/routes: Create a route.
//
// Creates a rule that sends messages to a carrier. Among the matching routes, the longest prefix wins, then
// the most other conditions, then the lowest priority, then the cheapest carrier. Equal routes share messages
// by weight. Posthorn skips a route whose carrier accepts no messages while another route matches. Waiting
// messages keep their carrier unless it fails. The guide to routes and failover contains all rules.
//
// Only the operator can use this operation.
func (r *OperatorRoutesResource) Create(ctx context.Context, params *CreateRouteParams, options ...Option) (*Route, error) {
	return send[Route](ctx, r.core, call{method: "POST", path: "/operator/v1/routes", body: params, hasKey: true}, options)
}

// List is GET /operator/v1/routes: List routes.
//
// Returns routes, newest first.
//
// Only the operator can use this operation.
func (r *OperatorRoutesResource) List(ctx context.Context, params *ListRoutesParams, options ...Option) *List[Route] {
	return newList[Route](ctx, r.core, call{method: "GET", path: "/operator/v1/routes", query: params}, options)
}

// Candidates is GET /operator/v1/routes/candidates: Preview the routes of a message.
//
// Returns the routes that match a message, in order, at most 50. The first `ready` route gets the message, or
// the server refuses it for the `refusal` of this route. If none is ready, the message waits for the first.
// Equal routes have a random order in each response, as for each message. Sends nothing.
//
// Only the operator can use this operation.
func (r *OperatorRoutesResource) Candidates(ctx context.Context, params *ListRouteCandidatesParams, options ...Option) (*RouteCandidates, error) {
	return send[RouteCandidates](ctx, r.core, call{method: "GET", path: "/operator/v1/routes/candidates", query: params}, options)
}

// Get is GET /operator/v1/routes/{sid}: Retrieve a route.
//
// Returns one route.
//
// Only the operator can use this operation.
func (r *OperatorRoutesResource) Get(ctx context.Context, sid string, options ...Option) (*Route, error) {
	return send[Route](ctx, r.core, call{method: "GET", path: "/operator/v1/routes/{sid}", value: sid}, options)
}

// Update is PATCH /operator/v1/routes/{sid}: Change a route.
//
// Changes a route. Omitted parameters do not change. You cannot change the conditions: create another route
// and delete this one. Accepted messages keep their carrier unless it fails.
//
// Only the operator can use this operation.
func (r *OperatorRoutesResource) Update(ctx context.Context, sid string, params *UpdateRouteParams, options ...Option) (*Route, error) {
	return send[Route](ctx, r.core, call{method: "PATCH", path: "/operator/v1/routes/{sid}", value: sid, body: params}, options)
}

// Delete is DELETE /operator/v1/routes/{sid}: Delete a route.
//
// Deletes a route. Accepted messages keep their carrier.
//
// Only the operator can use this operation.
func (r *OperatorRoutesResource) Delete(ctx context.Context, sid string, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/operator/v1/routes/{sid}", value: sid, isDeletion: true}, options)
}

// OperatorRatesResource is a part of another resource.
type OperatorRatesResource struct {
	core *core
}

func newOperatorRatesResource(core *core) *OperatorRatesResource {
	return &OperatorRatesResource{core: core}
}

// Create is POST /operator/v1/rates: Create a rate.
//
// Creates a rate. Among otherwise equal routes, Posthorn prefers the carrier with the lowest rate for the
// number. A rate without a carrier is a customer rate: multiplied by the segments, it is the `price` of a
// message.
//
// Only the operator can use this operation.
func (r *OperatorRatesResource) Create(ctx context.Context, params *CreateRateParams, options ...Option) (*Rate, error) {
	return send[Rate](ctx, r.core, call{method: "POST", path: "/operator/v1/rates", body: params, hasKey: true}, options)
}

// List is GET /operator/v1/rates: List rates.
//
// Returns rates, newest first.
//
// Only the operator can use this operation.
func (r *OperatorRatesResource) List(ctx context.Context, params *ListRatesParams, options ...Option) *List[Rate] {
	return newList[Rate](ctx, r.core, call{method: "GET", path: "/operator/v1/rates", query: params}, options)
}

// Replace is POST /operator/v1/rates/replace: Replace all customer rates.
//
// Replaces the prices that accounts pay for a segment with a list of up to 50000, as `rates` or as `csv`. If
// any line is invalid, nothing changes. Rates for unchanged prefixes keep their sid.
//
// Only the operator can use this operation.
func (r *OperatorRatesResource) Replace(ctx context.Context, params *ReplaceCustomerRatesParams, options ...Option) (*RateCard, error) {
	return send[RateCard](ctx, r.core, call{method: "POST", path: "/operator/v1/rates/replace", body: params, hasKey: true}, options)
}

// Get is GET /operator/v1/rates/{sid}: Retrieve a rate.
//
// Returns one rate.
//
// Only the operator can use this operation.
func (r *OperatorRatesResource) Get(ctx context.Context, sid string, options ...Option) (*Rate, error) {
	return send[Rate](ctx, r.core, call{method: "GET", path: "/operator/v1/rates/{sid}", value: sid}, options)
}

// Update is PATCH /operator/v1/rates/{sid}: Change a rate.
//
// Changes the price of a rate. You cannot change its carrier, prefix or currency.
//
// Only the operator can use this operation.
func (r *OperatorRatesResource) Update(ctx context.Context, sid string, params *UpdateRateParams, options ...Option) (*Rate, error) {
	return send[Rate](ctx, r.core, call{method: "PATCH", path: "/operator/v1/rates/{sid}", value: sid, body: params}, options)
}

// Delete is DELETE /operator/v1/rates/{sid}: Delete a rate.
//
// Deletes a rate. Afterwards a shorter prefix decides, or the price is unknown.
//
// Only the operator can use this operation.
func (r *OperatorRatesResource) Delete(ctx context.Context, sid string, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/operator/v1/rates/{sid}", value: sid, isDeletion: true}, options)
}

// OperatorVerificationsResource is a part of another resource.
type OperatorVerificationsResource struct {
	core *core
}

func newOperatorVerificationsResource(core *core) *OperatorVerificationsResource {
	return &OperatorVerificationsResource{core: core}
}

// Summary is GET /operator/v1/verifications/summary: Count verifications by account.
//
// Returns, for each account, the messages that were sent and delivered, the approved verifications and the
// blocks. Use it to detect SMS pumping. Accounts with the most messages without an approval come first.
// Counts whole hours (UTC), up to `counted_until`.
//
// Only the operator can use this operation.
func (r *OperatorVerificationsResource) Summary(ctx context.Context, params *SummarizeOperatorVerificationsParams, options ...Option) (*OperatorVerificationSummary, error) {
	return send[OperatorVerificationSummary](ctx, r.core, call{method: "GET", path: "/operator/v1/verifications/summary", query: params}, options)
}

// OperatorVerificationScoresResource is a part of another resource.
type OperatorVerificationScoresResource struct {
	core *core
}

func newOperatorVerificationScoresResource(core *core) *OperatorVerificationScoresResource {
	return &OperatorVerificationScoresResource{core: core}
}

// List is GET /operator/v1/verification_scores: List prefixes by risk.
//
// Returns the prefixes with the highest scores over all accounts. An attack on several accounts shows here
// first. A blocked prefix is blocked in each account whose people enter few codes there.
//
// Only the operator can use this operation.
func (r *OperatorVerificationScoresResource) List(ctx context.Context, params *ListOperatorVerificationScoresParams, options ...Option) (*OperatorVerificationScores, error) {
	return send[OperatorVerificationScores](ctx, r.core, call{method: "GET", path: "/operator/v1/verification_scores", query: params}, options)
}

// Clear is DELETE /operator/v1/verification_scores: Clear the score of a prefix.
//
// Ends the block of a prefix in all accounts, and resets its score. Blocks of single accounts stay. A
// repeated request returns the same response.
//
// Only the operator can use this operation.
func (r *OperatorVerificationScoresResource) Clear(ctx context.Context, params *ClearOperatorVerificationScoreParams, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/operator/v1/verification_scores", query: params, isDeletion: true}, options)
}

// OperatorVerificationBlocksResource is a part of another resource.
type OperatorVerificationBlocksResource struct {
	core *core
}

func newOperatorVerificationBlocksResource(core *core) *OperatorVerificationBlocksResource {
	return &OperatorVerificationBlocksResource{core: core}
}

// List is GET /operator/v1/verification_blocks: List blocks of verifications.
//
// Returns the blocks of all accounts, newest first. They show where Posthorn detected SMS pumping.
//
// Only the operator can use this operation.
func (r *OperatorVerificationBlocksResource) List(ctx context.Context, params *ListOperatorVerificationBlocksParams, options ...Option) *List[VerificationBlock] {
	return newList[VerificationBlock](ctx, r.core, call{method: "GET", path: "/operator/v1/verification_blocks", query: params}, options)
}

// Release is DELETE /operator/v1/verification_blocks/{sid}: Release a block of an account.
//
// Ends a block of any account now and resets the counts of its numbers. A repeated request returns the same
// response.
//
// Only the operator can use this operation.
func (r *OperatorVerificationBlocksResource) Release(ctx context.Context, sid string, options ...Option) (*VerificationBlock, error) {
	return send[VerificationBlock](ctx, r.core, call{method: "DELETE", path: "/operator/v1/verification_blocks/{sid}", value: sid}, options)
}

// OperatorPhoneNumbersResource is a part of another resource.
type OperatorPhoneNumbersResource struct {
	core *core
}

func newOperatorPhoneNumbersResource(core *core) *OperatorPhoneNumbersResource {
	return &OperatorPhoneNumbersResource{core: core}
}

// Assign is POST /operator/v1/phone_numbers: Assign a phone number.
//
// Makes an account the owner of a number, short code or sender id. Messages to the number arrive at the
// account, and no other account can send from it. This also approves a request of the account for the number.
// The account's limit of numbers does not apply.
//
// Only the operator can use this operation.
func (r *OperatorPhoneNumbersResource) Assign(ctx context.Context, params *AssignPhoneNumberParams, options ...Option) (*OperatorPhoneNumber, error) {
	return send[OperatorPhoneNumber](ctx, r.core, call{method: "POST", path: "/operator/v1/phone_numbers", body: params, hasKey: true}, options)
}

// List is GET /operator/v1/phone_numbers: List phone numbers of all accounts.
//
// Returns phone numbers, newest first. `status=pending` returns the requests that wait for a decision.
//
// Only the operator can use this operation.
func (r *OperatorPhoneNumbersResource) List(ctx context.Context, params *ListOperatorPhoneNumbersParams, options ...Option) *List[OperatorPhoneNumber] {
	return newList[OperatorPhoneNumber](ctx, r.core, call{method: "GET", path: "/operator/v1/phone_numbers", query: params}, options)
}

// Get is GET /operator/v1/phone_numbers/{sid}: Retrieve a phone number of any account.
//
// Returns one phone number.
//
// Only the operator can use this operation.
func (r *OperatorPhoneNumbersResource) Get(ctx context.Context, sid string, options ...Option) (*OperatorPhoneNumber, error) {
	return send[OperatorPhoneNumber](ctx, r.core, call{method: "GET", path: "/operator/v1/phone_numbers/{sid}", value: sid}, options)
}

// Update is PATCH /operator/v1/phone_numbers/{sid}: Approve, reject or move a phone number.
//
// Changes the parameters that you send. `status=active` approves a request, `status=rejected` rejects it.
// `account_sid` moves the number to another account. Recipients who opted out from the number are also opted
// out at the new account. Messages and events remain with the previous account.
//
// Only the operator can use this operation.
func (r *OperatorPhoneNumbersResource) Update(ctx context.Context, sid string, params *UpdatePhoneNumberParams, options ...Option) (*OperatorPhoneNumber, error) {
	return send[OperatorPhoneNumber](ctx, r.core, call{method: "PATCH", path: "/operator/v1/phone_numbers/{sid}", value: sid, body: params}, options)
}

// Release is DELETE /operator/v1/phone_numbers/{sid}: Release a phone number.
//
// Ends the ownership of the number, so messages to it no longer arrive at the account. Deletes a pending or
// rejected request. The account keeps its messages.
//
// Only the operator can use this operation.
func (r *OperatorPhoneNumbersResource) Release(ctx context.Context, sid string, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/operator/v1/phone_numbers/{sid}", value: sid, isDeletion: true}, options)
}

// OperatorSenderRulesResource is a part of another resource.
type OperatorSenderRulesResource struct {
	core *core
}

func newOperatorSenderRulesResource(core *core) *OperatorSenderRulesResource {
	return &OperatorSenderRulesResource{core: core}
}

// Create is POST /operator/v1/sender_rules: Allow a sender.
//
// Allows an account, or every account, to send from senders that no account owns. The rule applies at once in
// processes of this machine, and within two seconds on other machines. A rule never allows a number that
// another account owns.
//
// Only the operator can use this operation.
func (r *OperatorSenderRulesResource) Create(ctx context.Context, params *CreateSenderRuleParams, options ...Option) (*SenderRule, error) {
	return send[SenderRule](ctx, r.core, call{method: "POST", path: "/operator/v1/sender_rules", body: params, hasKey: true}, options)
}

// List is GET /operator/v1/sender_rules: List sender rules.
//
// Returns sender rules, newest first. `is_conflict=true` returns the senders that an upgrade found with
// several accounts.
//
// Only the operator can use this operation.
func (r *OperatorSenderRulesResource) List(ctx context.Context, params *ListSenderRulesParams, options ...Option) *List[SenderRule] {
	return newList[SenderRule](ctx, r.core, call{method: "GET", path: "/operator/v1/sender_rules", query: params}, options)
}

// Get is GET /operator/v1/sender_rules/{sid}: Retrieve a sender rule.
//
// Returns one sender rule.
//
// Only the operator can use this operation.
func (r *OperatorSenderRulesResource) Get(ctx context.Context, sid string, options ...Option) (*SenderRule, error) {
	return send[SenderRule](ctx, r.core, call{method: "GET", path: "/operator/v1/sender_rules/{sid}", value: sid}, options)
}

// Update is PATCH /operator/v1/sender_rules/{sid}: Confirm a sender rule.
//
// Confirms a rule that an upgrade created, and ends its conflict. Send `needs_review=false`. The senders of a
// rule cannot change: create another rule and delete this one.
//
// Only the operator can use this operation.
func (r *OperatorSenderRulesResource) Update(ctx context.Context, sid string, params *UpdateSenderRuleParams, options ...Option) (*SenderRule, error) {
	return send[SenderRule](ctx, r.core, call{method: "PATCH", path: "/operator/v1/sender_rules/{sid}", value: sid, body: params}, options)
}

// Delete is DELETE /operator/v1/sender_rules/{sid}: Delete a sender rule.
//
// Deletes a sender rule. New messages can no longer use the senders that only this rule allowed. Posthorn
// still sends the messages that it has accepted.
//
// Only the operator can use this operation.
func (r *OperatorSenderRulesResource) Delete(ctx context.Context, sid string, options ...Option) error {
	return sendForNothing(ctx, r.core, call{method: "DELETE", path: "/operator/v1/sender_rules/{sid}", value: sid, isDeletion: true}, options)
}
