// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class DifferenceKind extends ApiValue {
    /** {@code missing_in_ledger}. */
    public static final DifferenceKind MISSING_IN_LEDGER = of("missing_in_ledger");
    /** {@code missing_at_provider}. */
    public static final DifferenceKind MISSING_AT_PROVIDER = of("missing_at_provider");
    /** {@code amount_mismatch}. */
    public static final DifferenceKind AMOUNT_MISMATCH = of("amount_mismatch");

    private DifferenceKind(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static DifferenceKind of(String value) {
        return new DifferenceKind(value);
    }
}
