// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class CircuitState extends ApiValue {
    /** {@code closed}. */
    public static final CircuitState CLOSED = of("closed");
    /** {@code open}. */
    public static final CircuitState OPEN = of("open");
    /** {@code half_open}. */
    public static final CircuitState HALF_OPEN = of("half_open");

    private CircuitState(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static CircuitState of(String value) {
        return new CircuitState(value);
    }
}
