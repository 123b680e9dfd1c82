// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class AuthSessionStatus extends ApiValue {
    /** {@code active}. */
    public static final AuthSessionStatus ACTIVE = of("active");
    /** {@code revoked}. */
    public static final AuthSessionStatus REVOKED = of("revoked");
    /** {@code expired}. */
    public static final AuthSessionStatus EXPIRED = of("expired");

    private AuthSessionStatus(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static AuthSessionStatus of(String value) {
        return new AuthSessionStatus(value);
    }
}
