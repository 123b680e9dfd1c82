// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class DeliveryStatus extends ApiValue {
    /** {@code pending}. */
    public static final DeliveryStatus PENDING = of("pending");
    /** {@code succeeded}. */
    public static final DeliveryStatus SUCCEEDED = of("succeeded");
    /** {@code failed}. */
    public static final DeliveryStatus FAILED = of("failed");
    /** {@code canceled}. */
    public static final DeliveryStatus CANCELED = of("canceled");

    private DeliveryStatus(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static DeliveryStatus of(String value) {
        return new DeliveryStatus(value);
    }
}
