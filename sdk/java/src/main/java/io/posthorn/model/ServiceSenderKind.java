// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class ServiceSenderKind extends ApiValue {
    /** {@code phone_number}. */
    public static final ServiceSenderKind PHONE_NUMBER = of("phone_number");
    /** {@code short_code}. */
    public static final ServiceSenderKind SHORT_CODE = of("short_code");
    /** {@code name}. */
    public static final ServiceSenderKind NAME = of("name");
    /** {@code chat}. */
    public static final ServiceSenderKind CHAT = of("chat");
    /** {@code email}. */
    public static final ServiceSenderKind EMAIL = of("email");

    private ServiceSenderKind(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static ServiceSenderKind of(String value) {
        return new ServiceSenderKind(value);
    }
}
