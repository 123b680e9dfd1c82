// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class CarrierKind extends ApiValue {
    /** {@code smpp}. */
    public static final CarrierKind SMPP = of("smpp");
    /** {@code smtp}. */
    public static final CarrierKind SMTP = of("smtp");
    /** {@code http}. */
    public static final CarrierKind HTTP = of("http");
    /** {@code mm4}. */
    public static final CarrierKind MM4 = of("mm4");
    /** {@code mm7}. */
    public static final CarrierKind MM7 = of("mm7");
    /** {@code xmpp}. */
    public static final CarrierKind XMPP = of("xmpp");
    /** {@code matrix}. */
    public static final CarrierKind MATRIX = of("matrix");
    /** {@code telegram}. */
    public static final CarrierKind TELEGRAM = of("telegram");
    /** {@code whatsapp}. */
    public static final CarrierKind WHATSAPP = of("whatsapp");

    private CarrierKind(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static CarrierKind of(String value) {
        return new CarrierKind(value);
    }
}
