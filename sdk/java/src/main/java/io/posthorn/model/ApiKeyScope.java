// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class ApiKeyScope extends ApiValue {
    /** {@code full}. */
    public static final ApiKeyScope FULL = of("full");
    /** {@code messages}. */
    public static final ApiKeyScope MESSAGES = of("messages");
    /** {@code webhooks}. */
    public static final ApiKeyScope WEBHOOKS = of("webhooks");
    /** {@code auth}. */
    public static final ApiKeyScope AUTH = of("auth");
    /** {@code payments}. */
    public static final ApiKeyScope PAYMENTS = of("payments");
    /** {@code read}. */
    public static final ApiKeyScope READ = of("read");

    private ApiKeyScope(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static ApiKeyScope of(String value) {
        return new ApiKeyScope(value);
    }
}
