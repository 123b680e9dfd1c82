// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class VerificationMode extends ApiValue {
    /** {@code enforce}. */
    public static final VerificationMode ENFORCE = of("enforce");
    /** {@code dry_run}. */
    public static final VerificationMode DRY_RUN = of("dry_run");

    private VerificationMode(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static VerificationMode of(String value) {
        return new VerificationMode(value);
    }
}
