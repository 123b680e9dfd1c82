// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class TimelineEntryKind extends ApiValue {
    /** {@code status}. */
    public static final TimelineEntryKind STATUS = of("status");
    /** {@code note}. */
    public static final TimelineEntryKind NOTE = of("note");

    private TimelineEntryKind(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static TimelineEntryKind of(String value) {
        return new TimelineEntryKind(value);
    }
}
