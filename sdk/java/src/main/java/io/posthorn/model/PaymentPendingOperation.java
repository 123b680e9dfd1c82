// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class PaymentPendingOperation extends ApiValue {
    /** {@code capture}. */
    public static final PaymentPendingOperation CAPTURE = of("capture");
    /** {@code cancel}. */
    public static final PaymentPendingOperation CANCEL = of("cancel");

    private PaymentPendingOperation(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static PaymentPendingOperation of(String value) {
        return new PaymentPendingOperation(value);
    }
}
