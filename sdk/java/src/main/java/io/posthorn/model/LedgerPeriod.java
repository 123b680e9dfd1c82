// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.List;

/** A closed period of the ledger. */
public final class LedgerPeriod extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public LedgerPeriod(JsonObject json) {
        super(json);
    }

    /**
     * The end of the period, exclusive. The period begins at the end of the previous one.
     *
     * @return {@code ends_at}
     */
    public Instant endsAt() {
        return required("ends_at", ApiObject::time);
    }

    /**
     * The time when you closed the period.
     *
     * @return {@code closed_at}
     */
    public Instant closedAt() {
        return required("closed_at", ApiObject::time);
    }

    /**
     * The balances at the end of the period. Balances of 0 are omitted.
     *
     * @return {@code balances}
     */
    public List<LedgerBalance> balances() {
        return required("balances", list(object(LedgerBalance::new)));
    }
}
