// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.Optional;

/** The result of a check. */
public final class VerificationCheck extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public VerificationCheck(JsonObject json) {
        super(json);
    }

    /**
     * True if the code is correct and the verification is now approved.
     *
     * @return {@code valid}
     */
    public boolean valid() {
        return required("valid", ApiObject::flag);
    }

    /**
     * The verification. Null for a failed check by {@code to}.
     *
     * @return {@code verification_sid}, or empty
     */
    public Optional<String> verificationSid() {
        return optional("verification_sid", ApiObject::text);
    }

    /**
     * The status after the check. Null for a failed check by {@code to}.
     *
     * @return {@code status}, or empty
     */
    public Optional<VerificationStatus> status() {
        return optional("status", value(VerificationStatus::of));
    }

    /**
     * The number of wrong checks that are left. Null for a failed check by {@code to}.
     *
     * @return {@code attempts_remaining}, or empty
     */
    public Optional<Long> attemptsRemaining() {
        return optional("attempts_remaining", ApiObject::integer);
    }
}
