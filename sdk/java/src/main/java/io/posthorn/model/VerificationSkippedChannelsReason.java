// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class VerificationSkippedChannelsReason extends ApiValue {
    /** {@code invalid_address}. */
    public static final VerificationSkippedChannelsReason INVALID_ADDRESS = of("invalid_address");
    /** {@code sender_required}. */
    public static final VerificationSkippedChannelsReason SENDER_REQUIRED = of("sender_required");
    /** {@code template_required}. */
    public static final VerificationSkippedChannelsReason TEMPLATE_REQUIRED = of("template_required");
    /** {@code recipient_opted_out}. */
    public static final VerificationSkippedChannelsReason RECIPIENT_OPTED_OUT = of("recipient_opted_out");
    /** {@code channel_unavailable}. */
    public static final VerificationSkippedChannelsReason CHANNEL_UNAVAILABLE = of("channel_unavailable");
    /** {@code sender_not_allowed}. */
    public static final VerificationSkippedChannelsReason SENDER_NOT_ALLOWED = of("sender_not_allowed");

    private VerificationSkippedChannelsReason(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static VerificationSkippedChannelsReason of(String value) {
        return new VerificationSkippedChannelsReason(value);
    }
}
