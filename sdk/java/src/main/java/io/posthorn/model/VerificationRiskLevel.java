// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class VerificationRiskLevel extends ApiValue {
    /** {@code low}. */
    public static final VerificationRiskLevel LOW = of("low");
    /** {@code medium}. */
    public static final VerificationRiskLevel MEDIUM = of("medium");
    /** {@code high}. */
    public static final VerificationRiskLevel HIGH = of("high");

    private VerificationRiskLevel(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static VerificationRiskLevel of(String value) {
        return new VerificationRiskLevel(value);
    }
}
