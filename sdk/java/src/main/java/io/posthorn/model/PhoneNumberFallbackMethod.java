// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class PhoneNumberFallbackMethod extends ApiValue {
    /** {@code POST}. */
    public static final PhoneNumberFallbackMethod POST = of("POST");
    /** {@code GET}. */
    public static final PhoneNumberFallbackMethod GET = of("GET");

    private PhoneNumberFallbackMethod(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static PhoneNumberFallbackMethod of(String value) {
        return new PhoneNumberFallbackMethod(value);
    }
}
