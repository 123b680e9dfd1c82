// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.List;

/** Counts of the messages of verifications. */
public final class VerificationAttemptSummary extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public VerificationAttemptSummary(JsonObject json) {
        super(json);
    }

    /**
     * One entry for each channel and country.
     *
     * @return {@code data}
     */
    public List<VerificationAttemptSummaryData> data() {
        return required("data", list(object(VerificationAttemptSummaryData::new)));
    }
}
