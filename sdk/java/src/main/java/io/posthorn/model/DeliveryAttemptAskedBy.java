// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class DeliveryAttemptAskedBy extends ApiValue {
    /** {@code schedule}. */
    public static final DeliveryAttemptAskedBy SCHEDULE = of("schedule");
    /** {@code manual}. */
    public static final DeliveryAttemptAskedBy MANUAL = of("manual");
    /** {@code replay}. */
    public static final DeliveryAttemptAskedBy REPLAY = of("replay");

    private DeliveryAttemptAskedBy(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static DeliveryAttemptAskedBy of(String value) {
        return new DeliveryAttemptAskedBy(value);
    }
}
