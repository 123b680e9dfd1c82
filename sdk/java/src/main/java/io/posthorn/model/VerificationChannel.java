// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class VerificationChannel extends ApiValue {
    /** {@code sms}. */
    public static final VerificationChannel SMS = of("sms");
    /** {@code whatsapp}. */
    public static final VerificationChannel WHATSAPP = of("whatsapp");
    /** {@code xmpp}. */
    public static final VerificationChannel XMPP = of("xmpp");
    /** {@code email}. */
    public static final VerificationChannel EMAIL = of("email");

    private VerificationChannel(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static VerificationChannel of(String value) {
        return new VerificationChannel(value);
    }
}
