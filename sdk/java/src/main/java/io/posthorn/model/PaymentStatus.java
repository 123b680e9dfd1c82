// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class PaymentStatus extends ApiValue {
    /** {@code pending}. */
    public static final PaymentStatus PENDING = of("pending");
    /** {@code requires_action}. */
    public static final PaymentStatus REQUIRES_ACTION = of("requires_action");
    /** {@code processing}. */
    public static final PaymentStatus PROCESSING = of("processing");
    /** {@code authorized}. */
    public static final PaymentStatus AUTHORIZED = of("authorized");
    /** {@code completed}. */
    public static final PaymentStatus COMPLETED = of("completed");
    /** {@code failed}. */
    public static final PaymentStatus FAILED = of("failed");
    /** {@code canceled}. */
    public static final PaymentStatus CANCELED = of("canceled");
    /** {@code expired}. */
    public static final PaymentStatus EXPIRED = of("expired");

    private PaymentStatus(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static PaymentStatus of(String value) {
        return new PaymentStatus(value);
    }
}
