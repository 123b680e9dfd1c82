// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class EnabledStatus extends ApiValue {
    /** {@code enabled}. */
    public static final EnabledStatus ENABLED = of("enabled");
    /** {@code disabled}. */
    public static final EnabledStatus DISABLED = of("disabled");

    private EnabledStatus(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static EnabledStatus of(String value) {
        return new EnabledStatus(value);
    }
}
