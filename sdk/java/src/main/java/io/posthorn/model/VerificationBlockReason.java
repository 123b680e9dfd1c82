// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class VerificationBlockReason extends ApiValue {
    /** {@code low_conversion}. */
    public static final VerificationBlockReason LOW_CONVERSION = of("low_conversion");

    private VerificationBlockReason(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static VerificationBlockReason of(String value) {
        return new VerificationBlockReason(value);
    }
}
