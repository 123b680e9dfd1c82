// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class VerificationBlockScope extends ApiValue {
    /** {@code pair}. */
    public static final VerificationBlockScope PAIR = of("pair");
    /** {@code prefix}. */
    public static final VerificationBlockScope PREFIX = of("prefix");
    /** {@code country}. */
    public static final VerificationBlockScope COUNTRY = of("country");
    /** {@code account}. */
    public static final VerificationBlockScope ACCOUNT = of("account");

    private VerificationBlockScope(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static VerificationBlockScope of(String value) {
        return new VerificationBlockScope(value);
    }
}
