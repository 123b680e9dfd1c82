// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.List;

/** Prefixes by risk. */
public final class OperatorVerificationScores extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public OperatorVerificationScores(JsonObject json) {
        super(json);
    }

    /**
     * The highest score first.
     *
     * @return {@code data}
     */
    public List<OperatorVerificationScore> data() {
        return required("data", list(object(OperatorVerificationScore::new)));
    }
}
