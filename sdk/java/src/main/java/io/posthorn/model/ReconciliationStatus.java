// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class ReconciliationStatus extends ApiValue {
    /** {@code running}. */
    public static final ReconciliationStatus RUNNING = of("running");
    /** {@code completed}. */
    public static final ReconciliationStatus COMPLETED = of("completed");
    /** {@code failed}. */
    public static final ReconciliationStatus FAILED = of("failed");

    private ReconciliationStatus(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static ReconciliationStatus of(String value) {
        return new ReconciliationStatus(value);
    }
}
