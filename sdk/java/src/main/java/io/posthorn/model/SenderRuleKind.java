// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class SenderRuleKind extends ApiValue {
    /** {@code exact}. */
    public static final SenderRuleKind EXACT = of("exact");
    /** {@code pattern}. */
    public static final SenderRuleKind PATTERN = of("pattern");
    /** {@code any}. */
    public static final SenderRuleKind ANY = of("any");

    private SenderRuleKind(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static SenderRuleKind of(String value) {
        return new SenderRuleKind(value);
    }
}
