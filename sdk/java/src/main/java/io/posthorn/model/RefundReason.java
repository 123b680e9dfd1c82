// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class RefundReason extends ApiValue {
    /** {@code duplicate}. */
    public static final RefundReason DUPLICATE = of("duplicate");
    /** {@code fraudulent}. */
    public static final RefundReason FRAUDULENT = of("fraudulent");
    /** {@code requested_by_customer}. */
    public static final RefundReason REQUESTED_BY_CUSTOMER = of("requested_by_customer");

    private RefundReason(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static RefundReason of(String value) {
        return new RefundReason(value);
    }
}
