// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class DisputeStatus extends ApiValue {
    /** {@code warning}. */
    public static final DisputeStatus WARNING = of("warning");
    /** {@code needs_response}. */
    public static final DisputeStatus NEEDS_RESPONSE = of("needs_response");
    /** {@code under_review}. */
    public static final DisputeStatus UNDER_REVIEW = of("under_review");
    /** {@code won}. */
    public static final DisputeStatus WON = of("won");
    /** {@code lost}. */
    public static final DisputeStatus LOST = of("lost");
    /** {@code closed}. */
    public static final DisputeStatus CLOSED = of("closed");

    private DisputeStatus(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static DisputeStatus of(String value) {
        return new DisputeStatus(value);
    }
}
