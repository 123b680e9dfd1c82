// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class VerificationStatus extends ApiValue {
    /** {@code pending}. */
    public static final VerificationStatus PENDING = of("pending");
    /** {@code approved}. */
    public static final VerificationStatus APPROVED = of("approved");
    /** {@code canceled}. */
    public static final VerificationStatus CANCELED = of("canceled");
    /** {@code expired}. */
    public static final VerificationStatus EXPIRED = of("expired");
    /** {@code max_attempts_reached}. */
    public static final VerificationStatus MAX_ATTEMPTS_REACHED = of("max_attempts_reached");
    /** {@code failed}. */
    public static final VerificationStatus FAILED = of("failed");

    private VerificationStatus(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static VerificationStatus of(String value) {
        return new VerificationStatus(value);
    }
}
