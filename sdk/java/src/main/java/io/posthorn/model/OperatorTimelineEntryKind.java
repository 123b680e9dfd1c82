// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class OperatorTimelineEntryKind extends ApiValue {
    /** {@code status}. */
    public static final OperatorTimelineEntryKind STATUS = of("status");
    /** {@code note}. */
    public static final OperatorTimelineEntryKind NOTE = of("note");
    /** {@code exchange}. */
    public static final OperatorTimelineEntryKind EXCHANGE = of("exchange");

    private OperatorTimelineEntryKind(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static OperatorTimelineEntryKind of(String value) {
        return new OperatorTimelineEntryKind(value);
    }
}
