// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class PaymentTimelineEntryType extends ApiValue {
    /** {@code event}. */
    public static final PaymentTimelineEntryType EVENT = of("event");
    /** {@code message}. */
    public static final PaymentTimelineEntryType MESSAGE = of("message");
    /** {@code operation}. */
    public static final PaymentTimelineEntryType OPERATION = of("operation");
    /** {@code ledger}. */
    public static final PaymentTimelineEntryType LEDGER = of("ledger");

    private PaymentTimelineEntryType(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static PaymentTimelineEntryType of(String value) {
        return new PaymentTimelineEntryType(value);
    }
}
