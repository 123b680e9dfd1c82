// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class ReplyRequestOptOutType extends ApiValue {
    /** {@code STOP}. */
    public static final ReplyRequestOptOutType STOP = of("STOP");
    /** {@code START}. */
    public static final ReplyRequestOptOutType START = of("START");
    /** {@code HELP}. */
    public static final ReplyRequestOptOutType HELP = of("HELP");

    private ReplyRequestOptOutType(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static ReplyRequestOptOutType of(String value) {
        return new ReplyRequestOptOutType(value);
    }
}
