// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.Optional;

/** The result of the check of a challenge. */
public final class ChallengeCheck extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public ChallengeCheck(JsonObject json) {
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
     * The challenge.
     *
     * @return {@code challenge_sid}
     */
    public String challengeSid() {
        return required("challenge_sid", ApiObject::text);
    }

    /**
     * The factor that approved the challenge. Null if it is unknown.
     *
     * @return {@code factor_sid}, or empty
     */
    public Optional<String> factorSid() {
        return optional("factor_sid", ApiObject::text);
    }

    /**
     * The status after the check. The fifth wrong check denies the challenge.
     *
     * @return {@code status}
     */
    public ChallengeStatus status() {
        return required("status", value(ChallengeStatus::of));
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
