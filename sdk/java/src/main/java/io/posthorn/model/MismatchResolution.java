// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class MismatchResolution extends ApiValue {
    /** {@code accept}. */
    public static final MismatchResolution ACCEPT = of("accept");
    /** {@code refund}. */
    public static final MismatchResolution REFUND = of("refund");
    /** {@code cancel}. */
    public static final MismatchResolution CANCEL = of("cancel");

    private MismatchResolution(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static MismatchResolution of(String value) {
        return new MismatchResolution(value);
    }
}
