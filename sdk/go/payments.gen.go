// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// PaymentsResource is Client.Payments.
type PaymentsResource struct {
	core     *core
	Timeline *PaymentsTimelineResource
}

func newPaymentsResource(core *core) *PaymentsResource {
	return &PaymentsResource{core: core, Timeline: newPaymentsTimelineResource(core)}
}

// Create is POST /v1/payments: Create a payment.
//
// Creates a payment. With a `payment_method`, which is a token of the payment provider, Posthorn charges the
// customer immediately. Without it, the customer pays on the page `checkout_url`. A decline is not an error:
// the response has the `status` `failed`. If the provider does not respond, `status` is `processing` until
// the outcome is known. Needs an `Idempotency-Key`.
//
// An API key needs one of the scopes `full`, `payments`.
func (r *PaymentsResource) Create(ctx context.Context, params *CreatePaymentParams, options ...Option) (*Payment, error) {
	return send[Payment](ctx, r.core, call{method: "POST", path: "/v1/payments", body: params, hasKey: true}, options)
}

// List is GET /v1/payments: List payments.
//
// Returns payments, newest first unless `order` says otherwise. With `status`, `currency`, `metadata` or
// `needs_review`, a page reads at most ten thousand entries. So it can have fewer than `limit`, or none,
// while `has_more` is true. Continue with `next_cursor`. Payments of one status other than `completed` are
// found however rare they are. So are those that need a review.
//
// An API key needs one of the scopes `full`, `payments`, `read`.
func (r *PaymentsResource) List(ctx context.Context, params *ListPaymentsParams, options ...Option) *List[Payment] {
	return newList[Payment](ctx, r.core, call{method: "GET", path: "/v1/payments", query: params}, options)
}

// Get is GET /v1/payments/{sid}: Retrieve a payment.
//
// Returns the current payment.
//
// An API key needs one of the scopes `full`, `payments`, `read`.
func (r *PaymentsResource) Get(ctx context.Context, sid string, options ...Option) (*Payment, error) {
	return send[Payment](ctx, r.core, call{method: "GET", path: "/v1/payments/{sid}", value: sid}, options)
}

// Update is PATCH /v1/payments/{sid}: Change a payment.
//
// Changes the fields that you send. `metadata` replaces all of its entries. You cannot change the amount:
// cancel the payment and create another one.
//
// An API key needs one of the scopes `full`, `payments`.
func (r *PaymentsResource) Update(ctx context.Context, sid string, params *UpdatePaymentParams, options ...Option) (*Payment, error) {
	return send[Payment](ctx, r.core, call{method: "PATCH", path: "/v1/payments/{sid}", value: sid, body: params}, options)
}

// Capture is POST /v1/payments/{sid}/capture: Capture a payment.
//
// Captures an authorized amount, or a part of it. Posthorn releases the rest unless `final` is false.
// Captures of one payment at the same time run one after another. If the provider does not respond,
// `pending_operation` is `capture` until the outcome is known. Needs an `Idempotency-Key`.
//
// An API key needs one of the scopes `full`, `payments`.
func (r *PaymentsResource) Capture(ctx context.Context, sid string, params *CapturePaymentParams, options ...Option) (*Payment, error) {
	return send[Payment](ctx, r.core, call{method: "POST", path: "/v1/payments/{sid}/capture", value: sid, body: params, hasKey: true}, options)
}

// Cancel is POST /v1/payments/{sid}/cancel: Cancel a payment.
//
// Cancels a payment that is not completed. Its page closes, and the provider releases an authorized amount.
// Refund recorded money before you cancel. A repeated request returns the same response.
//
// An API key needs one of the scopes `full`, `payments`.
func (r *PaymentsResource) Cancel(ctx context.Context, sid string, params *CancelPaymentParams, options ...Option) (*Payment, error) {
	return send[Payment](ctx, r.core, call{method: "POST", path: "/v1/payments/{sid}/cancel", value: sid, body: params, hasKey: true}, options)
}

// RecordPayment is POST /v1/payments/{sid}/record_payment: Record the money of a payment.
//
// Records money of a payment that you received in cash or by bank transfer. Posthorn updates the ledger in
// the same transaction. The last part completes the payment and creates the receipt message. The payment must
// be open, have a page, and have no open charge at another provider. The account needs a `manual` provider.
// Needs an `Idempotency-Key`.
//
// An API key needs one of the scopes `full`, `payments`.
func (r *PaymentsResource) RecordPayment(ctx context.Context, sid string, params *RecordPaymentParams, options ...Option) (*Payment, error) {
	return send[Payment](ctx, r.core, call{method: "POST", path: "/v1/payments/{sid}/record_payment", value: sid, body: params, hasKey: true}, options)
}

// Resolve is POST /v1/payments/{sid}/resolve: Decide about another amount.
//
// Decides about a payment with the `review_reason` `amount_mismatch`: its provider reports another amount
// than you requested. `accept` makes the provider's amount the amount of the payment. `refund` returns all
// captured money. `cancel` releases a charge that is not captured. Posthorn fetches the charge first, and
// updates the ledger. The first decision counts, and you can repeat it. Needs an `Idempotency-Key`.
//
// An API key needs one of the scopes `full`, `payments`.
func (r *PaymentsResource) Resolve(ctx context.Context, sid string, params *ResolvePaymentParams, options ...Option) (*Payment, error) {
	return send[Payment](ctx, r.core, call{method: "POST", path: "/v1/payments/{sid}/resolve", value: sid, body: params, hasKey: true}, options)
}

// SendLink is POST /v1/payments/{sid}/send_link: Send the link of a payment.
//
// Sends the link to the page of a payment that is `pending` or `requires_action`. You can send it up to ten
// times. `to` and `from` default to the values of the earlier message. Needs an `Idempotency-Key`.
//
// An API key needs one of the scopes `full`, `payments`.
func (r *PaymentsResource) SendLink(ctx context.Context, sid string, params *SendPaymentLinkParams, options ...Option) (*Payment, error) {
	return send[Payment](ctx, r.core, call{method: "POST", path: "/v1/payments/{sid}/send_link", value: sid, body: params, hasKey: true}, options)
}

// PaymentsTimelineResource is a part of another resource.
type PaymentsTimelineResource struct {
	core *core
}

func newPaymentsTimelineResource(core *core) *PaymentsTimelineResource {
	return &PaymentsTimelineResource{core: core}
}

// List is GET /v1/payments/{sid}/timeline: Read a payment's timeline.
//
// Returns the timeline of a payment, oldest first. It contains the events of the payment, its refunds and its
// disputes, its messages with their current status, and the requests to the provider. It also contains the
// ledger transactions.
//
// An API key needs one of the scopes `full`, `payments`, `read`.
func (r *PaymentsTimelineResource) List(ctx context.Context, sid string, params *GetPaymentTimelineParams, options ...Option) *List[PaymentTimelineEntry] {
	return newList[PaymentTimelineEntry](ctx, r.core, call{method: "GET", path: "/v1/payments/{sid}/timeline", value: sid, query: params}, options)
}
