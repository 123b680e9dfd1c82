// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Counts of verifications by account. */
public final class OperatorVerificationSummary extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public OperatorVerificationSummary(JsonObject json) {
        super(json);
    }

    /**
     * The start of the counts.
     *
     * @return {@code from}
     */
    public Instant from() {
        return required("from", ApiObject::time);
    }

    /**
     * The end of the counts.
     *
     * @return {@code to}
     */
    public Instant to() {
        return required("to", ApiObject::time);
    }

    /**
     * @return {@code counted_until}, or empty
     */
    public Optional<Instant> countedUntil() {
        return optional("counted_until", ApiObject::time);
    }

    /**
     * One entry for each account.
     *
     * @return {@code data}
     */
    public List<OperatorVerificationSummaryData> data() {
        return required("data", list(object(OperatorVerificationSummaryData::new)));
    }
}
