// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.Payment;
import io.posthorn.model.PaymentTimelineEntry;
import io.posthorn.params.PaymentCancelParams;
import io.posthorn.params.PaymentCaptureParams;
import io.posthorn.params.PaymentCreateParams;
import io.posthorn.params.PaymentListParams;
import io.posthorn.params.PaymentRecordPaymentParams;
import io.posthorn.params.PaymentResolveParams;
import io.posthorn.params.PaymentSendLinkParams;
import io.posthorn.params.PaymentTimelineListParams;
import io.posthorn.params.PaymentUpdateParams;

/** The resource {@code client.payments()}. */
public final class PaymentsResource {
    private final Core core;

    PaymentsResource(Core core) {
        this.core = core;
    }

    /**
     * Returns the resource {@code client.payments().timeline()}.
     *
     * @return the resource
     */
    public TimelineResource timeline() {
        return new TimelineResource(core);
    }

    /**
     * Create a payment.
     *
     * <p>Creates a payment. With a {@code payment_method}, which is a token of the payment provider, Posthorn
     * charges the customer immediately. Without it, the customer pays on the page {@code checkout_url}. A
     * decline is not an error: the response has the {@code status} {@code failed}. If the provider does not
     * respond, {@code status} is {@code processing} until the outcome is known. Needs an {@code
     * Idempotency-Key}.
     *
     * <p>{@code POST /v1/payments}. An API key needs one of the scopes {@code full}, {@code payments}.
     *
     * @param params the parameters
     * @return the answer
     */
    public Payment create(PaymentCreateParams params) {
        return create(params, null);
    }

    /**
     * As {@link #create(PaymentCreateParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public Payment create(PaymentCreateParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/payments").body(Call.required(params)).key();
        return core.value(call, Payment::new, options);
    }

    /**
     * List payments.
     *
     * <p>Returns payments, newest first unless {@code order} says otherwise. With {@code status}, {@code
     * currency}, {@code metadata} or {@code needs_review}, a page reads at most ten thousand entries. So it
     * can have fewer than {@code limit}, or none, while {@code has_more} is true. Continue with {@code
     * next_cursor}. Payments of one status other than {@code completed} are found however rare they are. So
     * are those that need a review.
     *
     * <p>{@code GET /v1/payments}. An API key needs one of the scopes {@code full}, {@code payments}, {@code
     * read}.
     *
     * @return the first page
     */
    public Page<Payment> list() {
        return list(null);
    }

    /**
     * List payments.
     *
     * <p>Returns payments, newest first unless {@code order} says otherwise. With {@code status}, {@code
     * currency}, {@code metadata} or {@code needs_review}, a page reads at most ten thousand entries. So it
     * can have fewer than {@code limit}, or none, while {@code has_more} is true. Continue with {@code
     * next_cursor}. Payments of one status other than {@code completed} are found however rare they are. So
     * are those that need a review.
     *
     * <p>{@code GET /v1/payments}. An API key needs one of the scopes {@code full}, {@code payments}, {@code
     * read}.
     *
     * @param params the parameters
     * @return the first page
     */
    public Page<Payment> list(PaymentListParams params) {
        return list(params, null);
    }

    /**
     * As {@link #list(PaymentListParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the first page
     */
    public Page<Payment> list(PaymentListParams params, RequestOptions options) {
        Call call = new Call("GET", "/v1/payments").query(params);
        return core.page(call, Payment::new, options, null);
    }

    /**
     * Retrieve a payment.
     *
     * <p>Returns the current payment.
     *
     * <p>{@code GET /v1/payments/{sid}}. An API key needs one of the scopes {@code full}, {@code payments},
     * {@code read}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public Payment get(String sid) {
        return get(sid, null);
    }

    /**
     * As {@link #get(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public Payment get(String sid, RequestOptions options) {
        Call call = new Call("GET", "/v1/payments/{sid}").value("sid", sid);
        return core.value(call, Payment::new, options);
    }

    /**
     * Change a payment.
     *
     * <p>Changes the fields that you send. {@code metadata} replaces all of its entries. You cannot change
     * the amount: cancel the payment and create another one.
     *
     * <p>{@code PATCH /v1/payments/{sid}}. An API key needs one of the scopes {@code full}, {@code payments}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public Payment update(String sid) {
        return update(sid, null);
    }

    /**
     * Change a payment.
     *
     * <p>Changes the fields that you send. {@code metadata} replaces all of its entries. You cannot change
     * the amount: cancel the payment and create another one.
     *
     * <p>{@code PATCH /v1/payments/{sid}}. An API key needs one of the scopes {@code full}, {@code payments}.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @return the answer
     */
    public Payment update(String sid, PaymentUpdateParams params) {
        return update(sid, params, null);
    }

    /**
     * As {@link #update(String, PaymentUpdateParams)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public Payment update(String sid, PaymentUpdateParams params, RequestOptions options) {
        Call call = new Call("PATCH", "/v1/payments/{sid}").value("sid", sid).body(params);
        return core.value(call, Payment::new, options);
    }

    /**
     * Capture a payment.
     *
     * <p>Captures an authorized amount, or a part of it. Posthorn releases the rest unless {@code final} is
     * false. Captures of one payment at the same time run one after another. If the provider does not
     * respond, {@code pending_operation} is {@code capture} until the outcome is known. Needs an {@code
     * Idempotency-Key}.
     *
     * <p>{@code POST /v1/payments/{sid}/capture}. An API key needs one of the scopes {@code full}, {@code
     * payments}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public Payment capture(String sid) {
        return capture(sid, null);
    }

    /**
     * Capture a payment.
     *
     * <p>Captures an authorized amount, or a part of it. Posthorn releases the rest unless {@code final} is
     * false. Captures of one payment at the same time run one after another. If the provider does not
     * respond, {@code pending_operation} is {@code capture} until the outcome is known. Needs an {@code
     * Idempotency-Key}.
     *
     * <p>{@code POST /v1/payments/{sid}/capture}. An API key needs one of the scopes {@code full}, {@code
     * payments}.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @return the answer
     */
    public Payment capture(String sid, PaymentCaptureParams params) {
        return capture(sid, params, null);
    }

    /**
     * As {@link #capture(String, PaymentCaptureParams)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public Payment capture(String sid, PaymentCaptureParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/payments/{sid}/capture").value("sid", sid).body(params).key();
        return core.value(call, Payment::new, options);
    }

    /**
     * Cancel a payment.
     *
     * <p>Cancels a payment that is not completed. Its page closes, and the provider releases an authorized
     * amount. Refund recorded money before you cancel. A repeated request returns the same response.
     *
     * <p>{@code POST /v1/payments/{sid}/cancel}. An API key needs one of the scopes {@code full}, {@code
     * payments}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public Payment cancel(String sid) {
        return cancel(sid, null);
    }

    /**
     * Cancel a payment.
     *
     * <p>Cancels a payment that is not completed. Its page closes, and the provider releases an authorized
     * amount. Refund recorded money before you cancel. A repeated request returns the same response.
     *
     * <p>{@code POST /v1/payments/{sid}/cancel}. An API key needs one of the scopes {@code full}, {@code
     * payments}.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @return the answer
     */
    public Payment cancel(String sid, PaymentCancelParams params) {
        return cancel(sid, params, null);
    }

    /**
     * As {@link #cancel(String, PaymentCancelParams)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public Payment cancel(String sid, PaymentCancelParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/payments/{sid}/cancel").value("sid", sid).body(params).key();
        return core.value(call, Payment::new, options);
    }

    /**
     * Record the money of a payment.
     *
     * <p>Records money of a payment that you received in cash or by bank transfer. Posthorn updates the
     * ledger in the same transaction. The last part completes the payment and creates the receipt message.
     * The payment must be open, have a page, and have no open charge at another provider. The account needs a
     * {@code manual} provider. Needs an {@code Idempotency-Key}.
     *
     * <p>{@code POST /v1/payments/{sid}/record_payment}. An API key needs one of the scopes {@code full},
     * {@code payments}.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @return the answer
     */
    public Payment recordPayment(String sid, PaymentRecordPaymentParams params) {
        return recordPayment(sid, params, null);
    }

    /**
     * As {@link #recordPayment(String, PaymentRecordPaymentParams)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public Payment recordPayment(String sid, PaymentRecordPaymentParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/payments/{sid}/record_payment")
                .value("sid", sid)
                .body(Call.required(params))
                .key();
        return core.value(call, Payment::new, options);
    }

    /**
     * Decide about another amount.
     *
     * <p>Decides about a payment with the {@code review_reason} {@code amount_mismatch}: its provider reports
     * another amount than you requested. {@code accept} makes the provider's amount the amount of the
     * payment. {@code refund} returns all captured money. {@code cancel} releases a charge that is not
     * captured. Posthorn fetches the charge first, and updates the ledger. The first decision counts, and you
     * can repeat it. Needs an {@code Idempotency-Key}.
     *
     * <p>{@code POST /v1/payments/{sid}/resolve}. An API key needs one of the scopes {@code full}, {@code
     * payments}.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @return the answer
     */
    public Payment resolve(String sid, PaymentResolveParams params) {
        return resolve(sid, params, null);
    }

    /**
     * As {@link #resolve(String, PaymentResolveParams)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public Payment resolve(String sid, PaymentResolveParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/payments/{sid}/resolve")
                .value("sid", sid)
                .body(Call.required(params))
                .key();
        return core.value(call, Payment::new, options);
    }

    /**
     * Send the link of a payment.
     *
     * <p>Sends the link to the page of a payment that is {@code pending} or {@code requires_action}. You can
     * send it up to ten times. {@code to} and {@code from} default to the values of the earlier message.
     * Needs an {@code Idempotency-Key}.
     *
     * <p>{@code POST /v1/payments/{sid}/send_link}. An API key needs one of the scopes {@code full}, {@code
     * payments}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public Payment sendLink(String sid) {
        return sendLink(sid, null);
    }

    /**
     * Send the link of a payment.
     *
     * <p>Sends the link to the page of a payment that is {@code pending} or {@code requires_action}. You can
     * send it up to ten times. {@code to} and {@code from} default to the values of the earlier message.
     * Needs an {@code Idempotency-Key}.
     *
     * <p>{@code POST /v1/payments/{sid}/send_link}. An API key needs one of the scopes {@code full}, {@code
     * payments}.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @return the answer
     */
    public Payment sendLink(String sid, PaymentSendLinkParams params) {
        return sendLink(sid, params, null);
    }

    /**
     * As {@link #sendLink(String, PaymentSendLinkParams)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public Payment sendLink(String sid, PaymentSendLinkParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/payments/{sid}/send_link").value("sid", sid).body(params).key();
        return core.value(call, Payment::new, options);
    }

    /** The resource {@code client.payments().timeline()}. */
    public static final class TimelineResource {
        private final Core core;

        private TimelineResource(Core core) {
            this.core = core;
        }

        /**
         * Read a payment's timeline.
         *
         * <p>Returns the timeline of a payment, oldest first. It contains the events of the payment, its
         * refunds and its disputes, its messages with their current status, and the requests to the provider.
         * It also contains the ledger transactions.
         *
         * <p>{@code GET /v1/payments/{sid}/timeline}. An API key needs one of the scopes {@code full}, {@code
         * payments}, {@code read}.
         *
         * @param sid The sid of the object.
         * @return the first page
         */
        public Page<PaymentTimelineEntry> list(String sid) {
            return list(sid, null);
        }

        /**
         * Read a payment's timeline.
         *
         * <p>Returns the timeline of a payment, oldest first. It contains the events of the payment, its
         * refunds and its disputes, its messages with their current status, and the requests to the provider.
         * It also contains the ledger transactions.
         *
         * <p>{@code GET /v1/payments/{sid}/timeline}. An API key needs one of the scopes {@code full}, {@code
         * payments}, {@code read}.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @return the first page
         */
        public Page<PaymentTimelineEntry> list(String sid, PaymentTimelineListParams params) {
            return list(sid, params, null);
        }

        /**
         * As {@link #list(String, PaymentTimelineListParams)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @param options the options, or null
         * @return the first page
         */
        public Page<PaymentTimelineEntry> list(
                String sid, PaymentTimelineListParams params, RequestOptions options) {
            Call call = new Call("GET", "/v1/payments/{sid}/timeline").value("sid", sid).query(params);
            return core.page(call, PaymentTimelineEntry::new, options, null);
        }
    }
}
