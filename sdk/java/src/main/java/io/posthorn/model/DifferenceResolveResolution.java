// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class DifferenceResolveResolution extends ApiValue {
    /** {@code booked}. */
    public static final DifferenceResolveResolution BOOKED = of("booked");
    /** {@code ignored}. */
    public static final DifferenceResolveResolution IGNORED = of("ignored");

    private DifferenceResolveResolution(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static DifferenceResolveResolution of(String value) {
        return new DifferenceResolveResolution(value);
    }
}
