// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class Channel extends ApiValue {
    /** {@code sms}. */
    public static final Channel SMS = of("sms");
    /** {@code mms}. */
    public static final Channel MMS = of("mms");
    /** {@code whatsapp}. */
    public static final Channel WHATSAPP = of("whatsapp");
    /** {@code xmpp}. */
    public static final Channel XMPP = of("xmpp");
    /** {@code matrix}. */
    public static final Channel MATRIX = of("matrix");
    /** {@code telegram}. */
    public static final Channel TELEGRAM = of("telegram");
    /** {@code email}. */
    public static final Channel EMAIL = of("email");

    private Channel(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static Channel of(String value) {
        return new Channel(value);
    }
}
