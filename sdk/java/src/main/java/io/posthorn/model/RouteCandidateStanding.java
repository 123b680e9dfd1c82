// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class RouteCandidateStanding extends ApiValue {
    /** {@code ready}. */
    public static final RouteCandidateStanding READY = of("ready");
    /** {@code down}. */
    public static final RouteCandidateStanding DOWN = of("down");
    /** {@code circuit_open}. */
    public static final RouteCandidateStanding CIRCUIT_OPEN = of("circuit_open");

    private RouteCandidateStanding(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static RouteCandidateStanding of(String value) {
        return new RouteCandidateStanding(value);
    }
}
