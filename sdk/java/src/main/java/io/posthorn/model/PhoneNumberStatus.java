// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class PhoneNumberStatus extends ApiValue {
    /** {@code pending}. */
    public static final PhoneNumberStatus PENDING = of("pending");
    /** {@code active}. */
    public static final PhoneNumberStatus ACTIVE = of("active");
    /** {@code rejected}. */
    public static final PhoneNumberStatus REJECTED = of("rejected");

    private PhoneNumberStatus(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static PhoneNumberStatus of(String value) {
        return new PhoneNumberStatus(value);
    }
}
