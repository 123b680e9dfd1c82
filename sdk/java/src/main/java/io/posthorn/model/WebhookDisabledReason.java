// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class WebhookDisabledReason extends ApiValue {
    /** {@code gone}. */
    public static final WebhookDisabledReason GONE = of("gone");
    /** {@code failing}. */
    public static final WebhookDisabledReason FAILING = of("failing");
    /** {@code by_user}. */
    public static final WebhookDisabledReason BY_USER = of("by_user");

    private WebhookDisabledReason(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static WebhookDisabledReason of(String value) {
        return new WebhookDisabledReason(value);
    }
}
