// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** The result of the verification of a factor. */
public final class FactorCheck extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public FactorCheck(JsonObject json) {
        super(json);
    }

    /**
     * True if the proof is correct.
     *
     * @return {@code valid}
     */
    public boolean valid() {
        return required("valid", ApiObject::flag);
    }

    /**
     * The factor.
     *
     * @return {@code factor_sid}
     */
    public String factorSid() {
        return required("factor_sid", ApiObject::text);
    }

    /**
     * The status after the check. The fifth wrong check deletes the factor.
     *
     * @return {@code status}
     */
    public FactorStatus status() {
        return required("status", value(FactorStatus::of));
    }

    /**
     * The number of wrong checks that are left.
     *
     * @return {@code attempts_remaining}
     */
    public long attemptsRemaining() {
        return required("attempts_remaining", ApiObject::integer);
    }
}
