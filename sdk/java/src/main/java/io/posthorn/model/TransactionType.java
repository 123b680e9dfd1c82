// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class TransactionType extends ApiValue {
    /** {@code charge}. */
    public static final TransactionType CHARGE = of("charge");
    /** {@code fee}. */
    public static final TransactionType FEE = of("fee");
    /** {@code refund}. */
    public static final TransactionType REFUND = of("refund");
    /** {@code refund_reversal}. */
    public static final TransactionType REFUND_REVERSAL = of("refund_reversal");
    /** {@code dispute}. */
    public static final TransactionType DISPUTE = of("dispute");
    /** {@code dispute_reversal}. */
    public static final TransactionType DISPUTE_REVERSAL = of("dispute_reversal");
    /** {@code payout}. */
    public static final TransactionType PAYOUT = of("payout");
    /** {@code adjustment}. */
    public static final TransactionType ADJUSTMENT = of("adjustment");

    private TransactionType(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static TransactionType of(String value) {
        return new TransactionType(value);
    }
}
