// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class VerificationAttemptStatus extends ApiValue {
    /** {@code queued}. */
    public static final VerificationAttemptStatus QUEUED = of("queued");
    /** {@code sent}. */
    public static final VerificationAttemptStatus SENT = of("sent");
    /** {@code delivered}. */
    public static final VerificationAttemptStatus DELIVERED = of("delivered");
    /** {@code failed}. */
    public static final VerificationAttemptStatus FAILED = of("failed");

    private VerificationAttemptStatus(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static VerificationAttemptStatus of(String value) {
        return new VerificationAttemptStatus(value);
    }
}
