// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class MessageStatus extends ApiValue {
    /** {@code queued}. */
    public static final MessageStatus QUEUED = of("queued");
    /** {@code sending}. */
    public static final MessageStatus SENDING = of("sending");
    /** {@code sent}. */
    public static final MessageStatus SENT = of("sent");
    /** {@code delivered}. */
    public static final MessageStatus DELIVERED = of("delivered");
    /** {@code undelivered}. */
    public static final MessageStatus UNDELIVERED = of("undelivered");
    /** {@code failed}. */
    public static final MessageStatus FAILED = of("failed");
    /** {@code received}. */
    public static final MessageStatus RECEIVED = of("received");

    private MessageStatus(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static MessageStatus of(String value) {
        return new MessageStatus(value);
    }
}
