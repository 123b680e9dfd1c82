// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class CarrierState extends ApiValue {
    /** {@code up}. */
    public static final CarrierState UP = of("up");
    /** {@code down}. */
    public static final CarrierState DOWN = of("down");
    /** {@code paused}. */
    public static final CarrierState PAUSED = of("paused");
    /** {@code off}. */
    public static final CarrierState OFF = of("off");

    private CarrierState(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static CarrierState of(String value) {
        return new CarrierState(value);
    }
}
