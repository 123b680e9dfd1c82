// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class NumberLookupUnknown extends ApiValue {
    /** {@code assigned}. */
    public static final NumberLookupUnknown ASSIGNED = of("assigned");
    /** {@code reachable}. */
    public static final NumberLookupUnknown REACHABLE = of("reachable");
    /** {@code ported}. */
    public static final NumberLookupUnknown PORTED = of("ported");
    /** {@code carrier}. */
    public static final NumberLookupUnknown CARRIER = of("carrier");
    /** {@code line_type}. */
    public static final NumberLookupUnknown LINE_TYPE = of("line_type");

    private NumberLookupUnknown(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static NumberLookupUnknown of(String value) {
        return new NumberLookupUnknown(value);
    }
}
