// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class WebhookSignature extends ApiValue {
    /** {@code v1}. */
    public static final WebhookSignature V1 = of("v1");
    /** {@code v1a}. */
    public static final WebhookSignature V1A = of("v1a");

    private WebhookSignature(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static WebhookSignature of(String value) {
        return new WebhookSignature(value);
    }
}
