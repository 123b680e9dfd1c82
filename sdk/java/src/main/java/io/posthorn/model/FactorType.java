// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class FactorType extends ApiValue {
    /** {@code totp}. */
    public static final FactorType TOTP = of("totp");
    /** {@code passkey}. */
    public static final FactorType PASSKEY = of("passkey");
    /** {@code recovery_codes}. */
    public static final FactorType RECOVERY_CODES = of("recovery_codes");

    private FactorType(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static FactorType of(String value) {
        return new FactorType(value);
    }
}
