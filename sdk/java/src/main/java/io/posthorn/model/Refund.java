// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** A refund, which returns money of a payment to the customer. */
public final class Refund extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public Refund(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the refund.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The account of the refund.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * The payment of the refund.
     *
     * @return {@code payment_sid}
     */
    public String paymentSid() {
        return required("payment_sid", ApiObject::text);
    }

    /**
     * The status. {@code pending} means that the outcome is not known yet. A completed refund can still fail
     * if the bank returns the money.
     *
     * @return {@code status}
     */
    public RefundStatus status() {
        return required("status", value(RefundStatus::of));
    }

    /**
     * The amount in minor units of {@code currency}.
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
     * The reason from the request. Null without a reason.
     *
     * @return {@code reason}, or empty
     */
    public Optional<RefundReason> reason() {
        return optional("reason", value(RefundReason::of));
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
     * True if you requested the refund here. False if it was created at the provider.
     *
     * @return {@code is_requested}
     */
    public boolean isRequested() {
        return required("is_requested", ApiObject::flag);
    }

    /**
     * The reason for the failure. Null unless the refund failed.
     *
     * @return {@code failure_reason}, or empty
     */
    public Optional<String> failureReason() {
        return optional("failure_reason", ApiObject::text);
    }

    /**
     * The provider's identifier of the refund.
     *
     * @return {@code provider_reference}, or empty
     */
    public Optional<String> providerReference() {
        return optional("provider_reference", ApiObject::text);
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
     * The time when the refund completed. Null before.
     *
     * @return {@code completed_at}, or empty
     */
    public Optional<Instant> completedAt() {
        return optional("completed_at", ApiObject::time);
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
