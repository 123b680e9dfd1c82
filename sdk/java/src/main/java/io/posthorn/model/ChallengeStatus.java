// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class ChallengeStatus extends ApiValue {
    /** {@code pending}. */
    public static final ChallengeStatus PENDING = of("pending");
    /** {@code approved}. */
    public static final ChallengeStatus APPROVED = of("approved");
    /** {@code denied}. */
    public static final ChallengeStatus DENIED = of("denied");
    /** {@code expired}. */
    public static final ChallengeStatus EXPIRED = of("expired");

    private ChallengeStatus(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static ChallengeStatus of(String value) {
        return new ChallengeStatus(value);
    }
}
