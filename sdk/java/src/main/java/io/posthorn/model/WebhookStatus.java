// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class WebhookStatus extends ApiValue {
    /** {@code enabled}. */
    public static final WebhookStatus ENABLED = of("enabled");
    /** {@code paused}. */
    public static final WebhookStatus PAUSED = of("paused");
    /** {@code disabled}. */
    public static final WebhookStatus DISABLED = of("disabled");

    private WebhookStatus(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static WebhookStatus of(String value) {
        return new WebhookStatus(value);
    }
}
