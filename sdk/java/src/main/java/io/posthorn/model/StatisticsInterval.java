// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class StatisticsInterval extends ApiValue {
    /** {@code hour}. */
    public static final StatisticsInterval HOUR = of("hour");
    /** {@code day}. */
    public static final StatisticsInterval DAY = of("day");

    private StatisticsInterval(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static StatisticsInterval of(String value) {
        return new StatisticsInterval(value);
    }
}
