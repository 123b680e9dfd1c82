// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class FeedbackOutcome extends ApiValue {
    /** {@code confirmed}. */
    public static final FeedbackOutcome CONFIRMED = of("confirmed");
    /** {@code unconfirmed}. */
    public static final FeedbackOutcome UNCONFIRMED = of("unconfirmed");

    private FeedbackOutcome(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static FeedbackOutcome of(String value) {
        return new FeedbackOutcome(value);
    }
}
