// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class ReplayReason extends ApiValue {
    /** {@code by_user}. */
    public static final ReplayReason BY_USER = of("by_user");
    /** {@code webhook_disabled}. */
    public static final ReplayReason WEBHOOK_DISABLED = of("webhook_disabled");
    /** {@code webhook_deleted}. */
    public static final ReplayReason WEBHOOK_DELETED = of("webhook_deleted");
    /** {@code log_dropped}. */
    public static final ReplayReason LOG_DROPPED = of("log_dropped");
    /** {@code fault}. */
    public static final ReplayReason FAULT = of("fault");

    private ReplayReason(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static ReplayReason of(String value) {
        return new ReplayReason(value);
    }
}
