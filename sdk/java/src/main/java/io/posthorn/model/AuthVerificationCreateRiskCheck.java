// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class AuthVerificationCreateRiskCheck extends ApiValue {
    /** {@code on}. */
    public static final AuthVerificationCreateRiskCheck ON = of("on");
    /** {@code off}. */
    public static final AuthVerificationCreateRiskCheck OFF = of("off");

    private AuthVerificationCreateRiskCheck(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static AuthVerificationCreateRiskCheck of(String value) {
        return new AuthVerificationCreateRiskCheck(value);
    }
}
