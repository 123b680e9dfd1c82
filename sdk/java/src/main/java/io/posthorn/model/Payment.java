// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A request to pay. All amounts are in minor units of {@code currency} (ISO 4217). */
public final class Payment extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public Payment(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the payment.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The account that receives the payment.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * The status. {@code processing} means that the outcome is not known yet. {@code completed}, {@code
     * failed}, {@code canceled} and {@code expired} are final.
     *
     * @return {@code status}
     */
    public PaymentStatus status() {
        return required("status", value(PaymentStatus::of));
    }

    /**
     * The amount that the customer pays.
     *
     * @return {@code amount}
     */
    public long amount() {
        return required("amount", ApiObject::integer);
    }

    /**
     * ISO 4217.
     *
     * @return {@code currency}
     */
    public String currency() {
        return required("currency", ApiObject::text);
    }

    /**
     * The authorized amount that is not captured yet.
     *
     * @return {@code amount_capturable}
     */
    public long amountCapturable() {
        return required("amount_capturable", ApiObject::integer);
    }

    /**
     * The amount that was captured or recorded so far.
     *
     * @return {@code amount_captured}
     */
    public long amountCaptured() {
        return required("amount_captured", ApiObject::integer);
    }

    /**
     * The refunded amount.
     *
     * @return {@code amount_refunded}
     */
    public long amountRefunded() {
        return required("amount_refunded", ApiObject::integer);
    }

    /**
     * The amount of pending refunds.
     *
     * @return {@code amount_refund_pending}
     */
    public long amountRefundPending() {
        return required("amount_refund_pending", ApiObject::integer);
    }

    /**
     * The fee of the provider. 0 if the provider does not report a fee.
     *
     * @return {@code amount_fee}
     */
    public long amountFee() {
        return required("amount_fee", ApiObject::integer);
    }

    /**
     * The capture mode: {@code automatic} captures the amount at once, {@code manual} waits for a capture.
     *
     * @return {@code capture_method}
     */
    public CaptureMethod captureMethod() {
        return required("capture_method", value(CaptureMethod::of));
    }

    /**
     * The kind of the payment provider. Null before the customer starts to pay.
     *
     * @return {@code provider}, or empty
     */
    public Optional<String> provider() {
        return optional("provider", ApiObject::text);
    }

    /**
     * The sid of the payment provider. Null before the customer starts to pay.
     *
     * @return {@code provider_sid}, or empty
     */
    public Optional<String> providerSid() {
        return optional("provider_sid", ApiObject::text);
    }

    /**
     * The provider's identifier of the payment.
     *
     * @return {@code provider_reference}, or empty
     */
    public Optional<String> providerReference() {
        return optional("provider_reference", ApiObject::text);
    }

    /**
     * False for the simulator and for a provider's sandbox, in which no money moves. Null before the customer
     * starts to pay.
     *
     * @return {@code is_live}, or empty
     */
    public Optional<Boolean> isLive() {
        return optional("is_live", ApiObject::flag);
    }

    /**
     * The URL of the page on which the customer pays. Null for a payment with a token.
     *
     * @return {@code checkout_url}, or empty
     */
    public Optional<String> checkoutUrl() {
        return optional("checkout_url", ApiObject::text);
    }

    /**
     * The URL of the page on which the customer confirms a payment with a token, such as a page of their
     * bank. Null if no confirmation is needed.
     *
     * @return {@code action_url}, or empty
     */
    public Optional<String> actionUrl() {
        return optional("action_url", ApiObject::text);
    }

    /**
     * The payment method of the customer, as the provider describes it. Null before the customer pays.
     *
     * @return {@code payment_method_details}, or empty
     */
    public Optional<PaymentPaymentMethodDetails> paymentMethodDetails() {
        return optional("payment_method_details", object(PaymentPaymentMethodDetails::new));
    }

    /**
     * The reason for the latest decline. Null without a decline.
     *
     * @return {@code decline}, or empty
     */
    public Optional<PaymentDecline> decline() {
        return optional("decline", object(PaymentDecline::new));
    }

    /**
     * The capture or cancellation whose outcome is not known yet. Null without one.
     *
     * @return {@code pending_operation}, or empty
     */
    public Optional<PaymentPendingOperation> pendingOperation() {
        return optional("pending_operation", value(PaymentPendingOperation::of));
    }

    /**
     * The reason for a review by a person: the provider contradicts the stored payment. Null without a
     * review.
     *
     * @return {@code review_reason}, or empty
     */
    public Optional<PaymentReviewReason> reviewReason() {
        return optional("review_reason", value(PaymentReviewReason::of));
    }

    /**
     * The amount that the provider reports instead of the requested one, and your decision. Null while both
     * agree.
     *
     * @return {@code mismatch}, or empty
     */
    public Optional<PaymentMismatch> mismatch() {
        return optional("mismatch", object(PaymentMismatch::new));
    }

    /**
     * The status of the open dispute, or of the latest dispute. Null without a dispute.
     *
     * @return {@code dispute_status}, or empty
     */
    public Optional<DisputeStatus> disputeStatus() {
        return optional("dispute_status", value(DisputeStatus::of));
    }

    /**
     * The text that the customer reads. Null without a text.
     *
     * @return {@code description}, or empty
     */
    public Optional<String> description() {
        return optional("description", ApiObject::text);
    }

    /**
     * Your own identifier. Null without one.
     *
     * @return {@code reference}, or empty
     */
    public Optional<String> reference() {
        return optional("reference", ApiObject::text);
    }

    /**
     * Your own fields: {@code metadata} of the request.
     *
     * @return {@code metadata}
     */
    public Map<String, String> metadata() {
        return required("metadata", map(ApiObject::text));
    }

    /**
     * The URL to which the customer returns after the payment. Null without one.
     *
     * @return {@code return_url}, or empty
     */
    public Optional<String> returnUrl() {
        return optional("return_url", ApiObject::text);
    }

    /**
     * The language of the page and of the messages.
     *
     * @return {@code locale}
     */
    public String locale() {
        return required("locale", ApiObject::text);
    }

    /**
     * The recorded money of a manual payment, oldest first. Empty for other payments.
     *
     * @return {@code recorded}
     */
    public List<PaymentRecorded> recorded() {
        return required("recorded", list(object(PaymentRecorded::new)));
    }

    /**
     * The latest message with the link to the page. Null without a message.
     *
     * @return {@code send}, or empty
     */
    public Optional<PaymentSend> send() {
        return optional("send", object(PaymentSend::new));
    }

    /**
     * The reason for the cancellation. Null without a cancellation.
     *
     * @return {@code cancel_reason}, or empty
     */
    public Optional<PaymentCancelReason> cancelReason() {
        return optional("cancel_reason", value(PaymentCancelReason::of));
    }

    /**
     * The time when the page expires. Null if it does not expire.
     *
     * @return {@code expires_at}, or empty
     */
    public Optional<Instant> expiresAt() {
        return optional("expires_at", ApiObject::time);
    }

    /**
     * The time of the authorization. Null before.
     *
     * @return {@code authorized_at}, or empty
     */
    public Optional<Instant> authorizedAt() {
        return optional("authorized_at", ApiObject::time);
    }

    /**
     * The time when the payment completed. Null before.
     *
     * @return {@code completed_at}, or empty
     */
    public Optional<Instant> completedAt() {
        return optional("completed_at", ApiObject::time);
    }

    /**
     * The time of the cancellation. Null without a cancellation.
     *
     * @return {@code canceled_at}, or empty
     */
    public Optional<Instant> canceledAt() {
        return optional("canceled_at", ApiObject::time);
    }

    /**
     * The time of creation.
     *
     * @return {@code created_at}
     */
    public Instant createdAt() {
        return required("created_at", ApiObject::time);
    }

    /**
     * The time of the last change.
     *
     * @return {@code updated_at}
     */
    public Instant updatedAt() {
        return required("updated_at", ApiObject::time);
    }
}
