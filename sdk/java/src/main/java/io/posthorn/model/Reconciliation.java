// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** A comparison of a payment provider's list of transactions with the ledger. */
public final class Reconciliation extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public Reconciliation(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the reconciliation.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The account of the reconciliation.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
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
     * The kind of the provider.
     *
     * @return {@code provider_kind}
     */
    public String providerKind() {
        return required("provider_kind", ApiObject::text);
    }

    /**
     * The status. Posthorn retries a {@code failed} reconciliation, and reports no difference from an
     * incomplete list.
     *
     * @return {@code status}
     */
    public ReconciliationStatus status() {
        return required("status", value(ReconciliationStatus::of));
    }

    /**
     * The start of the compared time. It overlaps with the previous reconciliation, because providers list
     * transactions late.
     *
     * @return {@code from}
     */
    public Instant from() {
        return required("from", ApiObject::time);
    }

    /**
     * The end of the compared time.
     *
     * @return {@code until}
     */
    public Instant until() {
        return required("until", ApiObject::time);
    }

    /**
     * The number of ledger transactions that are in the provider's list.
     *
     * @return {@code matched_count}
     */
    public long matchedCount() {
        return required("matched_count", ApiObject::integer);
    }

    /**
     * The number of differences that the reconciliation opened.
     *
     * @return {@code difference_count}
     */
    public long differenceCount() {
        return required("difference_count", ApiObject::integer);
    }

    /**
     * The reason for the failure. Null unless it failed.
     *
     * @return {@code error}, or empty
     */
    public Optional<String> error() {
        return optional("error", ApiObject::text);
    }

    /**
     * The start time.
     *
     * @return {@code created_at}
     */
    public Instant createdAt() {
        return required("created_at", ApiObject::time);
    }

    /**
     * @return {@code completed_at}, or empty
     */
    public Optional<Instant> completedAt() {
        return optional("completed_at", ApiObject::time);
    }
}
