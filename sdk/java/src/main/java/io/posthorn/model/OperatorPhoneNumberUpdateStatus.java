// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class OperatorPhoneNumberUpdateStatus extends ApiValue {
    /** {@code active}. */
    public static final OperatorPhoneNumberUpdateStatus ACTIVE = of("active");
    /** {@code rejected}. */
    public static final OperatorPhoneNumberUpdateStatus REJECTED = of("rejected");

    private OperatorPhoneNumberUpdateStatus(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static OperatorPhoneNumberUpdateStatus of(String value) {
        return new OperatorPhoneNumberUpdateStatus(value);
    }
}
