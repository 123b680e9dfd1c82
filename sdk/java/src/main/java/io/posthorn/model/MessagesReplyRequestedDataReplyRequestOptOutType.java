// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class MessagesReplyRequestedDataReplyRequestOptOutType extends ApiValue {
    /** {@code STOP}. */
    public static final MessagesReplyRequestedDataReplyRequestOptOutType STOP = of("STOP");
    /** {@code START}. */
    public static final MessagesReplyRequestedDataReplyRequestOptOutType START = of("START");
    /** {@code HELP}. */
    public static final MessagesReplyRequestedDataReplyRequestOptOutType HELP = of("HELP");

    private MessagesReplyRequestedDataReplyRequestOptOutType(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static MessagesReplyRequestedDataReplyRequestOptOutType of(String value) {
        return new MessagesReplyRequestedDataReplyRequestOptOutType(value);
    }
}
