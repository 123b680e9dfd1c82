// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class PaymentTimelineEntryOperation extends ApiValue {
    /** {@code charge}. */
    public static final PaymentTimelineEntryOperation CHARGE = of("charge");
    /** {@code capture}. */
    public static final PaymentTimelineEntryOperation CAPTURE = of("capture");
    /** {@code cancel}. */
    public static final PaymentTimelineEntryOperation CANCEL = of("cancel");
    /** {@code refund}. */
    public static final PaymentTimelineEntryOperation REFUND = of("refund");

    private PaymentTimelineEntryOperation(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static PaymentTimelineEntryOperation of(String value) {
        return new PaymentTimelineEntryOperation(value);
    }
}
