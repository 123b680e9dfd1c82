// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class MessageIdFormat extends ApiValue {
    /** {@code as_is}. */
    public static final MessageIdFormat AS_IS = of("as_is");
    /** {@code hex}. */
    public static final MessageIdFormat HEX = of("hex");
    /** {@code decimal}. */
    public static final MessageIdFormat DECIMAL = of("decimal");

    private MessageIdFormat(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static MessageIdFormat of(String value) {
        return new MessageIdFormat(value);
    }
}
