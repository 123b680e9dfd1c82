// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class TextEncoding extends ApiValue {
    /** {@code gsm7}. */
    public static final TextEncoding GSM7 = of("gsm7");
    /** {@code ucs2}. */
    public static final TextEncoding UCS2 = of("ucs2");

    private TextEncoding(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static TextEncoding of(String value) {
        return new TextEncoding(value);
    }
}
