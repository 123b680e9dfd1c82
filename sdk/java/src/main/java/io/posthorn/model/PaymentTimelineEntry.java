// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** An entry in the timeline of a payment. Fields that do not apply to its type are null. */
public final class PaymentTimelineEntry extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public PaymentTimelineEntry(JsonObject json) {
        super(json);
    }

    /**
     * The time of the entry.
     *
     * @return {@code at}
     */
    public Instant at() {
        return required("at", ApiObject::time);
    }

    /**
     * The type. {@code event}: the payment, a refund or a dispute changed. {@code message}: a message about
     * the payment. {@code operation}: a request to the provider. {@code ledger}: a booking.
     *
     * @return {@code type}
     */
    public PaymentTimelineEntryType type() {
        return required("type", value(PaymentTimelineEntryType::of));
    }

    /**
     * The description as one sentence.
     *
     * @return {@code description}
     */
    public String description() {
        return required("description", ApiObject::text);
    }

    /**
     * @return {@code message_sid}, or empty
     */
    public Optional<String> messageSid() {
        return optional("message_sid", ApiObject::text);
    }

    /**
     * @return {@code refund_sid}, or empty
     */
    public Optional<String> refundSid() {
        return optional("refund_sid", ApiObject::text);
    }

    /**
     * @return {@code dispute_sid}, or empty
     */
    public Optional<String> disputeSid() {
        return optional("dispute_sid", ApiObject::text);
    }

    /**
     * @return {@code transaction_sid}, or empty
     */
    public Optional<String> transactionSid() {
        return optional("transaction_sid", ApiObject::text);
    }

    /**
     * The requested action of an {@code operation} entry. Null for other entries.
     *
     * @return {@code operation}, or empty
     */
    public Optional<PaymentTimelineEntryOperation> operation() {
        return optional("operation", value(PaymentTimelineEntryOperation::of));
    }

    /**
     * The status. For an {@code event}, it is the status after the event. For a {@code message} or an {@code
     * operation}, it is the current status. An operation is {@code requested}, {@code done}, {@code refused},
     * {@code not_sent} or {@code lost}. Null for a deleted message.
     *
     * @return {@code status}, or empty
     */
    public Optional<String> status() {
        return optional("status", ApiObject::text);
    }

    /**
     * The amount in minor units of {@code currency}. For a {@code ledger} entry, it is negative if the
     * provider owes you less afterwards.
     *
     * @return {@code amount}, or empty
     */
    public Optional<Long> amount() {
        return optional("amount", ApiObject::integer);
    }

    /**
     * The currency (ISO 4217). Null without an amount.
     *
     * @return {@code currency}, or empty
     */
    public Optional<String> currency() {
        return optional("currency", ApiObject::text);
    }
}
