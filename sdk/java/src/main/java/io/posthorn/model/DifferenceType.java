// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class DifferenceType extends ApiValue {
    /** {@code charge}. */
    public static final DifferenceType CHARGE = of("charge");
    /** {@code refund}. */
    public static final DifferenceType REFUND = of("refund");
    /** {@code dispute}. */
    public static final DifferenceType DISPUTE = of("dispute");
    /** {@code fee}. */
    public static final DifferenceType FEE = of("fee");
    /** {@code payout}. */
    public static final DifferenceType PAYOUT = of("payout");
    /** {@code adjustment}. */
    public static final DifferenceType ADJUSTMENT = of("adjustment");

    private DifferenceType(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static DifferenceType of(String value) {
        return new DifferenceType(value);
    }
}
