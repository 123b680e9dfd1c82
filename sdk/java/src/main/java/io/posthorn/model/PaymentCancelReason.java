// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class PaymentCancelReason extends ApiValue {
    /** {@code requested_by_customer}. */
    public static final PaymentCancelReason REQUESTED_BY_CUSTOMER = of("requested_by_customer");
    /** {@code duplicate}. */
    public static final PaymentCancelReason DUPLICATE = of("duplicate");
    /** {@code fraudulent}. */
    public static final PaymentCancelReason FRAUDULENT = of("fraudulent");
    /** {@code abandoned}. */
    public static final PaymentCancelReason ABANDONED = of("abandoned");

    private PaymentCancelReason(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static PaymentCancelReason of(String value) {
        return new PaymentCancelReason(value);
    }
}
