// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class PhoneNumberCapability extends ApiValue {
    /** {@code sms}. */
    public static final PhoneNumberCapability SMS = of("sms");
    /** {@code mms}. */
    public static final PhoneNumberCapability MMS = of("mms");
    /** {@code whatsapp}. */
    public static final PhoneNumberCapability WHATSAPP = of("whatsapp");
    /** {@code xmpp}. */
    public static final PhoneNumberCapability XMPP = of("xmpp");
    /** {@code matrix}. */
    public static final PhoneNumberCapability MATRIX = of("matrix");
    /** {@code telegram}. */
    public static final PhoneNumberCapability TELEGRAM = of("telegram");

    private PhoneNumberCapability(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static PhoneNumberCapability of(String value) {
        return new PhoneNumberCapability(value);
    }
}
