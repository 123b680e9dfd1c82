// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class SortOrder extends ApiValue {
    /** {@code asc}. */
    public static final SortOrder ASC = of("asc");
    /** {@code desc}. */
    public static final SortOrder DESC = of("desc");

    private SortOrder(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static SortOrder of(String value) {
        return new SortOrder(value);
    }
}
