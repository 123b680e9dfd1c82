// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class SimulatorNumberParameter extends ApiValue {
    /** {@code to}. */
    public static final SimulatorNumberParameter TO = of("to");
    /** {@code from}. */
    public static final SimulatorNumberParameter FROM = of("from");

    private SimulatorNumberParameter(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static SimulatorNumberParameter of(String value) {
        return new SimulatorNumberParameter(value);
    }
}
