// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class ReplayStatus extends ApiValue {
    /** {@code pending}. */
    public static final ReplayStatus PENDING = of("pending");
    /** {@code running}. */
    public static final ReplayStatus RUNNING = of("running");
    /** {@code completed}. */
    public static final ReplayStatus COMPLETED = of("completed");
    /** {@code canceled}. */
    public static final ReplayStatus CANCELED = of("canceled");
    /** {@code failed}. */
    public static final ReplayStatus FAILED = of("failed");

    private ReplayStatus(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static ReplayStatus of(String value) {
        return new ReplayStatus(value);
    }
}
