// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class WebhookPayload extends ApiValue {
    /** {@code full}. */
    public static final WebhookPayload FULL = of("full");
    /** {@code thin}. */
    public static final WebhookPayload THIN = of("thin");

    private WebhookPayload(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static WebhookPayload of(String value) {
        return new WebhookPayload(value);
    }
}
