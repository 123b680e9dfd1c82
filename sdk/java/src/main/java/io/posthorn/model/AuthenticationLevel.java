// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class AuthenticationLevel extends ApiValue {
    /** {@code 1}. */
    public static final AuthenticationLevel VALUE_1 = of("1");
    /** {@code 2}. */
    public static final AuthenticationLevel VALUE_2 = of("2");

    private AuthenticationLevel(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static AuthenticationLevel of(String value) {
        return new AuthenticationLevel(value);
    }
}
