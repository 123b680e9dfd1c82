// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class VerificationMethod extends ApiValue {
    /** {@code code}. */
    public static final VerificationMethod CODE = of("code");
    /** {@code link}. */
    public static final VerificationMethod LINK = of("link");

    private VerificationMethod(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static VerificationMethod of(String value) {
        return new VerificationMethod(value);
    }
}
