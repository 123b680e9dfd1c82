// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class NumberLookupReason extends ApiValue {
    /** {@code country_code_missing}. */
    public static final NumberLookupReason COUNTRY_CODE_MISSING = of("country_code_missing");
    /** {@code unknown_country_code}. */
    public static final NumberLookupReason UNKNOWN_COUNTRY_CODE = of("unknown_country_code");
    /** {@code too_short}. */
    public static final NumberLookupReason TOO_SHORT = of("too_short");
    /** {@code too_long}. */
    public static final NumberLookupReason TOO_LONG = of("too_long");
    /** {@code invalid_length}. */
    public static final NumberLookupReason INVALID_LENGTH = of("invalid_length");
    /** {@code unknown_range}. */
    public static final NumberLookupReason UNKNOWN_RANGE = of("unknown_range");

    private NumberLookupReason(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static NumberLookupReason of(String value) {
        return new NumberLookupReason(value);
    }
}
