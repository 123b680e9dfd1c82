// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class MessageAddressStatus extends ApiValue {
    /** {@code waiting}. */
    public static final MessageAddressStatus WAITING = of("waiting");
    /** {@code sending}. */
    public static final MessageAddressStatus SENDING = of("sending");
    /** {@code sent}. */
    public static final MessageAddressStatus SENT = of("sent");
    /** {@code timed_out}. */
    public static final MessageAddressStatus TIMED_OUT = of("timed_out");
    /** {@code unknown}. */
    public static final MessageAddressStatus UNKNOWN = of("unknown");
    /** {@code delivered}. */
    public static final MessageAddressStatus DELIVERED = of("delivered");
    /** {@code undelivered}. */
    public static final MessageAddressStatus UNDELIVERED = of("undelivered");
    /** {@code failed}. */
    public static final MessageAddressStatus FAILED = of("failed");

    private MessageAddressStatus(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static MessageAddressStatus of(String value) {
        return new MessageAddressStatus(value);
    }
}
