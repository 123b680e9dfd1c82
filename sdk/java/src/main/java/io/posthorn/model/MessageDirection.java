// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class MessageDirection extends ApiValue {
    /** {@code outbound}. */
    public static final MessageDirection OUTBOUND = of("outbound");
    /** {@code inbound}. */
    public static final MessageDirection INBOUND = of("inbound");

    private MessageDirection(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static MessageDirection of(String value) {
        return new MessageDirection(value);
    }
}
