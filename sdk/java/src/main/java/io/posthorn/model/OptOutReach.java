// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class OptOutReach extends ApiValue {
    /** {@code sender}. */
    public static final OptOutReach SENDER = of("sender");
    /** {@code account}. */
    public static final OptOutReach ACCOUNT = of("account");

    private OptOutReach(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static OptOutReach of(String value) {
        return new OptOutReach(value);
    }
}
