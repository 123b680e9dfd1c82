// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class CaptureMethod extends ApiValue {
    /** {@code automatic}. */
    public static final CaptureMethod AUTOMATIC = of("automatic");
    /** {@code manual}. */
    public static final CaptureMethod MANUAL = of("manual");

    private CaptureMethod(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static CaptureMethod of(String value) {
        return new CaptureMethod(value);
    }
}
