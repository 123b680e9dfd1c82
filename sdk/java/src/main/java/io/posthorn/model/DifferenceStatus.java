// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class DifferenceStatus extends ApiValue {
    /** {@code open}. */
    public static final DifferenceStatus OPEN = of("open");
    /** {@code resolved}. */
    public static final DifferenceStatus RESOLVED = of("resolved");

    private DifferenceStatus(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static DifferenceStatus of(String value) {
        return new DifferenceStatus(value);
    }
}
