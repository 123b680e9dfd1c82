// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/**
 * A dispute: the customer asked their bank to return the money of a payment. You submit evidence in the
 * provider's dashboard.
 */
public final class Dispute extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public Dispute(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the dispute.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The account of the dispute.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * The disputed payment.
     *
     * @return {@code payment_sid}
     */
    public String paymentSid() {
        return required("payment_sid", ApiObject::text);
    }

    /**
     * The status. {@code needs_response} means that the provider waits for your evidence. {@code won}, {@code
     * lost} and {@code closed} are final.
     *
     * @return {@code status}
     */
    public DisputeStatus status() {
        return required("status", value(DisputeStatus::of));
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
     * The reason of the customer, in the provider's words.
     *
     * @return {@code reason}
     */
    public String reason() {
        return required("reason", ApiObject::text);
    }

    /**
     * True if the provider has withdrawn the amount from you.
     *
     * @return {@code is_withdrawn}
     */
    public boolean isWithdrawn() {
        return required("is_withdrawn", ApiObject::flag);
    }

    /**
     * The provider's identifier of the dispute.
     *
     * @return {@code provider_reference}
     */
    public String providerReference() {
        return required("provider_reference", ApiObject::text);
    }

    /**
     * The deadline for your evidence.
     *
     * @return {@code evidence_due_at}, or empty
     */
    public Optional<Instant> evidenceDueAt() {
        return optional("evidence_due_at", ApiObject::time);
    }

    /**
     * The time when the dispute closed. Null before.
     *
     * @return {@code closed_at}, or empty
     */
    public Optional<Instant> closedAt() {
        return optional("closed_at", ApiObject::time);
    }

    /**
     * The time when the provider first reported the dispute.
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
