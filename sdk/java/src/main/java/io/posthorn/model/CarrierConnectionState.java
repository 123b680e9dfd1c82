// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class CarrierConnectionState extends ApiValue {
    /** {@code up}. */
    public static final CarrierConnectionState UP = of("up");
    /** {@code down}. */
    public static final CarrierConnectionState DOWN = of("down");

    private CarrierConnectionState(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static CarrierConnectionState of(String value) {
        return new CarrierConnectionState(value);
    }
}
