// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class TemplateButtonType extends ApiValue {
    /** {@code url}. */
    public static final TemplateButtonType URL = of("url");
    /** {@code quick_reply}. */
    public static final TemplateButtonType QUICK_REPLY = of("quick_reply");
    /** {@code copy_code}. */
    public static final TemplateButtonType COPY_CODE = of("copy_code");

    private TemplateButtonType(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static TemplateButtonType of(String value) {
        return new TemplateButtonType(value);
    }
}
