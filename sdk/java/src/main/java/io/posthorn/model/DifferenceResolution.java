// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class DifferenceResolution extends ApiValue {
    /** {@code booked}. */
    public static final DifferenceResolution BOOKED = of("booked");
    /** {@code ignored}. */
    public static final DifferenceResolution IGNORED = of("ignored");
    /** {@code matched_later}. */
    public static final DifferenceResolution MATCHED_LATER = of("matched_later");

    private DifferenceResolution(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static DifferenceResolution of(String value) {
        return new DifferenceResolution(value);
    }
}
