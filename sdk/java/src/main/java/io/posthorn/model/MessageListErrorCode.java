// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class MessageListErrorCode extends ApiValue {
    /** {@code invalid_recipient}. */
    public static final MessageListErrorCode INVALID_RECIPIENT = of("invalid_recipient");
    /** {@code unroutable}. */
    public static final MessageListErrorCode UNROUTABLE = of("unroutable");
    /** {@code region_not_permitted}. */
    public static final MessageListErrorCode REGION_NOT_PERMITTED = of("region_not_permitted");
    /** {@code recipient_opted_out}. */
    public static final MessageListErrorCode RECIPIENT_OPTED_OUT = of("recipient_opted_out");
    /** {@code not_mobile}. */
    public static final MessageListErrorCode NOT_MOBILE = of("not_mobile");
    /** {@code invalid_sender}. */
    public static final MessageListErrorCode INVALID_SENDER = of("invalid_sender");
    /** {@code sender_not_permitted}. */
    public static final MessageListErrorCode SENDER_NOT_PERMITTED = of("sender_not_permitted");
    /** {@code sender_queue_full}. */
    public static final MessageListErrorCode SENDER_QUEUE_FULL = of("sender_queue_full");
    /** {@code throttled}. */
    public static final MessageListErrorCode THROTTLED = of("throttled");
    /** {@code carrier_unavailable}. */
    public static final MessageListErrorCode CARRIER_UNAVAILABLE = of("carrier_unavailable");
    /** {@code carrier_rejected}. */
    public static final MessageListErrorCode CARRIER_REJECTED = of("carrier_rejected");
    /** {@code message_invalid}. */
    public static final MessageListErrorCode MESSAGE_INVALID = of("message_invalid");
    /** {@code channel_unavailable}. */
    public static final MessageListErrorCode CHANNEL_UNAVAILABLE = of("channel_unavailable");
    /** {@code unreachable_handset}. */
    public static final MessageListErrorCode UNREACHABLE_HANDSET = of("unreachable_handset");
    /** {@code unknown_handset}. */
    public static final MessageListErrorCode UNKNOWN_HANDSET = of("unknown_handset");
    /** {@code unknown_user}. */
    public static final MessageListErrorCode UNKNOWN_USER = of("unknown_user");
    /** {@code unknown_mailbox}. */
    public static final MessageListErrorCode UNKNOWN_MAILBOX = of("unknown_mailbox");
    /** {@code landline}. */
    public static final MessageListErrorCode LANDLINE = of("landline");
    /** {@code blocked_by_carrier}. */
    public static final MessageListErrorCode BLOCKED_BY_CARRIER = of("blocked_by_carrier");
    /** {@code blocked_by_recipient}. */
    public static final MessageListErrorCode BLOCKED_BY_RECIPIENT = of("blocked_by_recipient");
    /** {@code window_closed}. */
    public static final MessageListErrorCode WINDOW_CLOSED = of("window_closed");
    /** {@code marketing_limit}. */
    public static final MessageListErrorCode MARKETING_LIMIT = of("marketing_limit");
    /** {@code template_invalid}. */
    public static final MessageListErrorCode TEMPLATE_INVALID = of("template_invalid");
    /** {@code delivery_failed}. */
    public static final MessageListErrorCode DELIVERY_FAILED = of("delivery_failed");
    /** {@code canceled}. */
    public static final MessageListErrorCode CANCELED = of("canceled");
    /** {@code validity_expired}. */
    public static final MessageListErrorCode VALIDITY_EXPIRED = of("validity_expired");
    /** {@code outcome_unknown}. */
    public static final MessageListErrorCode OUTCOME_UNKNOWN = of("outcome_unknown");
    /** {@code media_too_large}. */
    public static final MessageListErrorCode MEDIA_TOO_LARGE = of("media_too_large");
    /** {@code media_unfetchable}. */
    public static final MessageListErrorCode MEDIA_UNFETCHABLE = of("media_unfetchable");
    /** {@code media_type_unsupported}. */
    public static final MessageListErrorCode MEDIA_TYPE_UNSUPPORTED = of("media_type_unsupported");
    /** {@code media_unsupported}. */
    public static final MessageListErrorCode MEDIA_UNSUPPORTED = of("media_unsupported");

    private MessageListErrorCode(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static MessageListErrorCode of(String value) {
        return new MessageListErrorCode(value);
    }
}
