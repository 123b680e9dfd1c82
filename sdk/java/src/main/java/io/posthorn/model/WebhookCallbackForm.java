// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class WebhookCallbackForm extends ApiValue {
    /** {@code posthorn}. */
    public static final WebhookCallbackForm POSTHORN = of("posthorn");
    /** {@code twilio}. */
    public static final WebhookCallbackForm TWILIO = of("twilio");

    private WebhookCallbackForm(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static WebhookCallbackForm of(String value) {
        return new WebhookCallbackForm(value);
    }
}
