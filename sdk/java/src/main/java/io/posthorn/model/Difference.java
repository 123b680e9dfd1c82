// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** A disagreement between a provider's list and the ledger. Posthorn reports it once. */
public final class Difference extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public Difference(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the difference.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The account of the difference.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * The latest reconciliation that found the difference.
     *
     * @return {@code reconciliation_sid}
     */
    public String reconciliationSid() {
        return required("reconciliation_sid", ApiObject::text);
    }

    /**
     * The provider of the list.
     *
     * @return {@code provider_sid}
     */
    public String providerSid() {
        return required("provider_sid", ApiObject::text);
    }

    /**
     * The kind of difference. {@code missing_in_ledger}: only the provider has the transaction. {@code
     * missing_at_provider}: only the ledger has it. {@code amount_mismatch}: the amounts differ.
     *
     * @return {@code kind}
     */
    public DifferenceKind kind() {
        return required("kind", value(DifferenceKind::of));
    }

    /**
     * The type of the compared transactions. Posthorn compares the captures of one charge by their sum, and
     * likewise refunds, and disputes with their reversals.
     *
     * @return {@code type}
     */
    public DifferenceType type() {
        return required("type", value(DifferenceType::of));
    }

    /**
     * The provider's identifier of the transaction.
     *
     * @return {@code provider_reference}
     */
    public String providerReference() {
        return required("provider_reference", ApiObject::text);
    }

    /**
     * @return {@code payment_sid}, or empty
     */
    public Optional<String> paymentSid() {
        return optional("payment_sid", ApiObject::text);
    }

    /**
     * @return {@code transaction_sid}, or empty
     */
    public Optional<String> transactionSid() {
        return optional("transaction_sid", ApiObject::text);
    }

    /**
     * The amount in the ledger, in minor units, positive for money to you. Null without a ledger transaction.
     *
     * @return {@code amount_ledger}, or empty
     */
    public Optional<Long> amountLedger() {
        return optional("amount_ledger", ApiObject::integer);
    }

    /**
     * The amount in the provider's list, in minor units, positive for money to you. Null without an entry in
     * the list.
     *
     * @return {@code amount_provider}, or empty
     */
    public Optional<Long> amountProvider() {
        return optional("amount_provider", ApiObject::integer);
    }

    /**
     * The currency (ISO 4217).
     *
     * @return {@code currency}
     */
    public String currency() {
        return required("currency", ApiObject::text);
    }

    /**
     * The status. A person must decide about an {@code open} difference.
     *
     * @return {@code status}
     */
    public DifferenceStatus status() {
        return required("status", value(DifferenceStatus::of));
    }

    /**
     * The resolution. A request decided {@code booked} or {@code ignored}. {@code matched_later}: a later
     * reconciliation found equal amounts. Null while open.
     *
     * @return {@code resolution}, or empty
     */
    public Optional<DifferenceResolution> resolution() {
        return optional("resolution", value(DifferenceResolution::of));
    }

    /**
     * The reason for the decision. Null without a reason.
     *
     * @return {@code note}, or empty
     */
    public Optional<String> note() {
        return optional("note", ApiObject::text);
    }

    /**
     * The time of the transaction.
     *
     * @return {@code effective_at}
     */
    public Instant effectiveAt() {
        return required("effective_at", ApiObject::time);
    }

    /**
     * The time when a reconciliation found the difference.
     *
     * @return {@code created_at}
     */
    public Instant createdAt() {
        return required("created_at", ApiObject::time);
    }

    /**
     * @return {@code resolved_at}, or empty
     */
    public Optional<Instant> resolvedAt() {
        return optional("resolved_at", ApiObject::time);
    }
}
