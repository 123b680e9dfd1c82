// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class FactorStatus extends ApiValue {
    /** {@code unverified}. */
    public static final FactorStatus UNVERIFIED = of("unverified");
    /** {@code verified}. */
    public static final FactorStatus VERIFIED = of("verified");
    /** {@code deleted}. */
    public static final FactorStatus DELETED = of("deleted");

    private FactorStatus(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static FactorStatus of(String value) {
        return new FactorStatus(value);
    }
}
