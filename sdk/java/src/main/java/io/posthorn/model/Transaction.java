// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A booking in the ledger. It never changes: another transaction corrects it. */
public final class Transaction extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public Transaction(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the transaction.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The account of the transaction.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * The type of transaction.
     *
     * @return {@code type}
     */
    public TransactionType type() {
        return required("type", value(TransactionType::of));
    }

    /**
     * The amount, in minor units of the currency: cents of EUR, whole JPY. It is negative if the provider
     * owes you less afterwards: fees, refunds, disputes, payouts.
     *
     * @return {@code amount}
     */
    public long amount() {
        return required("amount", ApiObject::integer);
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
     * @return {@code payment_sid}, or empty
     */
    public Optional<String> paymentSid() {
        return optional("payment_sid", ApiObject::text);
    }

    /**
     * @return {@code provider_sid}, or empty
     */
    public Optional<String> providerSid() {
        return optional("provider_sid", ApiObject::text);
    }

    /**
     * The provider's identifier of the transaction. Null without one.
     *
     * @return {@code provider_reference}, or empty
     */
    public Optional<String> providerReference() {
        return optional("provider_reference", ApiObject::text);
    }

    /**
     * True if a reconciliation found the transaction in the provider's list, with the same amount.
     *
     * @return {@code reconciled}
     */
    public boolean reconciled() {
        return required("reconciled", ApiObject::flag);
    }

    /**
     * The time of the event. It is the time of booking if the event belongs to a closed period.
     *
     * @return {@code effective_at}
     */
    public Instant effectiveAt() {
        return required("effective_at", ApiObject::time);
    }

    /**
     * The time of booking.
     *
     * @return {@code created_at}
     */
    public Instant createdAt() {
        return required("created_at", ApiObject::time);
    }

    /**
     * The debit and the credit, in this order. Both have the same amount.
     *
     * @return {@code entries}
     */
    public List<LedgerEntry> entries() {
        return required("entries", list(object(LedgerEntry::new)));
    }
}
