// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class CallbackMethod extends ApiValue {
    /** {@code POST}. */
    public static final CallbackMethod POST = of("POST");
    /** {@code GET}. */
    public static final CallbackMethod GET = of("GET");

    private CallbackMethod(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static CallbackMethod of(String value) {
        return new CallbackMethod(value);
    }
}
