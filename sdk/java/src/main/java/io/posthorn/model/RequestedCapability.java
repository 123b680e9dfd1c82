// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class RequestedCapability extends ApiValue {
    /** {@code sms}. */
    public static final RequestedCapability SMS = of("sms");
    /** {@code mms}. */
    public static final RequestedCapability MMS = of("mms");

    private RequestedCapability(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static RequestedCapability of(String value) {
        return new RequestedCapability(value);
    }
}
