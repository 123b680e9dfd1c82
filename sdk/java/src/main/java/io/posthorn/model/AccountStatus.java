// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class AccountStatus extends ApiValue {
    /** {@code active}. */
    public static final AccountStatus ACTIVE = of("active");
    /** {@code suspended}. */
    public static final AccountStatus SUSPENDED = of("suspended");

    private AccountStatus(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static AccountStatus of(String value) {
        return new AccountStatus(value);
    }
}
