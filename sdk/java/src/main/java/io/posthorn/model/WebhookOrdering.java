// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class WebhookOrdering extends ApiValue {
    /** {@code none}. */
    public static final WebhookOrdering NONE = of("none");
    /** {@code fifo}. */
    public static final WebhookOrdering FIFO = of("fifo");

    private WebhookOrdering(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static WebhookOrdering of(String value) {
        return new WebhookOrdering(value);
    }
}
