// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class RefundStatus extends ApiValue {
    /** {@code pending}. */
    public static final RefundStatus PENDING = of("pending");
    /** {@code completed}. */
    public static final RefundStatus COMPLETED = of("completed");
    /** {@code failed}. */
    public static final RefundStatus FAILED = of("failed");
    /** {@code canceled}. */
    public static final RefundStatus CANCELED = of("canceled");

    private RefundStatus(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static RefundStatus of(String value) {
        return new RefundStatus(value);
    }
}
