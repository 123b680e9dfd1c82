// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class PasskeyUserVerification extends ApiValue {
    /** {@code required}. */
    public static final PasskeyUserVerification REQUIRED = of("required");
    /** {@code preferred}. */
    public static final PasskeyUserVerification PREFERRED = of("preferred");

    private PasskeyUserVerification(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static PasskeyUserVerification of(String value) {
        return new PasskeyUserVerification(value);
    }
}
