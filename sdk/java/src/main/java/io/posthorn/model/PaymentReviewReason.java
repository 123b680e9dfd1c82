// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class PaymentReviewReason extends ApiValue {
    /** {@code amount_mismatch}. */
    public static final PaymentReviewReason AMOUNT_MISMATCH = of("amount_mismatch");
    /** {@code paid_after_end}. */
    public static final PaymentReviewReason PAID_AFTER_END = of("paid_after_end");
    /** {@code unexpected_state}. */
    public static final PaymentReviewReason UNEXPECTED_STATE = of("unexpected_state");
    /** {@code refunds_exceed_captures}. */
    public static final PaymentReviewReason REFUNDS_EXCEED_CAPTURES = of("refunds_exceed_captures");
    /** {@code outcome_unknown}. */
    public static final PaymentReviewReason OUTCOME_UNKNOWN = of("outcome_unknown");

    private PaymentReviewReason(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static PaymentReviewReason of(String value) {
        return new PaymentReviewReason(value);
    }
}
