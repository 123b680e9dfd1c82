// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A sent or received message. */
public final class Message extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public Message(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the message.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The account of the message.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * The direction: sent by the account, or received.
     *
     * @return {@code direction}
     */
    public MessageDirection direction() {
        return required("direction", value(MessageDirection::of));
    }

    /**
     * The channel.
     *
     * @return {@code channel}
     */
    public Channel channel() {
        return required("channel", value(Channel::of));
    }

    /**
     * The status. It never returns to an earlier one.
     *
     * @return {@code status}
     */
    public MessageStatus status() {
        return required("status", value(MessageStatus::of));
    }

    /**
     * The recipient.
     *
     * @return {@code to}
     */
    public String to() {
        return required("to", ApiObject::text);
    }

    /**
     * The sender.
     *
     * @return {@code from}
     */
    public String from() {
        return required("from", ApiObject::text);
    }

    /**
     * The text. Empty for a message with media only.
     *
     * @return {@code body}
     */
    public String body() {
        return required("body", ApiObject::text);
    }

    /**
     * The number of segments of the text.
     *
     * @return {@code num_segments}
     */
    public long numSegments() {
        return required("num_segments", ApiObject::integer);
    }

    /**
     * The number of attached media.
     *
     * @return {@code num_media}
     */
    public long numMedia() {
        return required("num_media", ApiObject::integer);
    }

    /**
     * The price of all segments. Null before a carrier gets the message, and without a rate for the
     * recipient. For several addresses, the sum of the prices on the channels whose carriers accepted the
     * message.
     *
     * @return {@code price}, or empty
     */
    public Optional<BigDecimal> price() {
        return optional("price", ApiObject::decimal);
    }

    /**
     * The currency of the price (ISO 4217).
     *
     * @return {@code price_unit}
     */
    public String priceUnit() {
        return required("price_unit", ApiObject::text);
    }

    /**
     * The reason why the message failed or was not delivered. Null otherwise. The codes are {@code
     * invalid_recipient}, {@code unroutable}, {@code region_not_permitted}, {@code recipient_opted_out},
     * {@code not_mobile}, {@code invalid_sender}, {@code sender_not_permitted}, {@code sender_queue_full},
     * {@code throttled}, {@code carrier_unavailable}, {@code carrier_rejected}, {@code message_invalid},
     * {@code channel_unavailable}, {@code unreachable_handset}, {@code unknown_handset}, {@code
     * unknown_user}, {@code unknown_mailbox}, {@code landline}, {@code blocked_by_carrier}, {@code
     * blocked_by_recipient}, {@code window_closed}, {@code marketing_limit}, {@code template_invalid}, {@code
     * delivery_failed}, {@code canceled}, {@code validity_expired}, {@code outcome_unknown}, {@code
     * media_too_large}, {@code media_unfetchable}, {@code media_type_unsupported}, {@code media_unsupported}.
     * Later versions can add codes.
     *
     * @return {@code error_code}, or empty
     */
    public Optional<String> errorCode() {
        return optional("error_code", ApiObject::text);
    }

    /**
     * The meaning of {@code error_code} as a sentence. Null without an error.
     *
     * @return {@code error_message}, or empty
     */
    public Optional<String> errorMessage() {
        return optional("error_message", ApiObject::text);
    }

    /**
     * The {@code tags} of the request.
     *
     * @return {@code tags}
     */
    public List<String> tags() {
        return required("tags", list(ApiObject::text));
    }

    /**
     * Your own fields: {@code metadata} of the request.
     *
     * @return {@code metadata}
     */
    public Map<String, String> metadata() {
        return required("metadata", map(ApiObject::text));
    }

    /**
     * @return {@code send_at}, or empty
     */
    public Optional<Instant> sendAt() {
        return optional("send_at", ApiObject::time);
    }

    /**
     * The time when the server accepted or received the message.
     *
     * @return {@code created_at}
     */
    public Instant createdAt() {
        return required("created_at", ApiObject::time);
    }

    /**
     * The time of the last change.
     *
     * @return {@code updated_at}
     */
    public Instant updatedAt() {
        return required("updated_at", ApiObject::time);
    }

    /**
     * @return {@code sent_at}, or empty
     */
    public Optional<Instant> sentAt() {
        return optional("sent_at", ApiObject::time);
    }

    /**
     * @return {@code delivered_at}, or empty
     */
    public Optional<Instant> deliveredAt() {
        return optional("delivered_at", ApiObject::time);
    }

    /**
     * @return {@code read_at}, or empty
     */
    public Optional<Instant> readAt() {
        return optional("read_at", ApiObject::time);
    }

    /**
     * The status of each address, in the order of {@code to}, for a message with several addresses. Null for
     * other messages. {@code to}, {@code from} and {@code channel} of the message describe the address that
     * Posthorn tries or that delivered.
     *
     * @return {@code channels}, or empty
     */
    public Optional<List<MessageAddress>> channels() {
        return optional("channels", list(object(MessageAddress::new)));
    }

    /**
     * The template that is sent over WhatsApp in place of the body. Null for other messages.
     *
     * @return {@code template}, or empty
     */
    public Optional<MessageTemplate> template() {
        return optional("template", object(MessageTemplate::new));
    }

    /**
     * The carrier that sends or received the message. Until the status is {@code sent}, Posthorn can move the
     * message to another carrier. An event names the carrier at its time.
     *
     * @return {@code carrier_sid}
     */
    public String carrierSid() {
        return required("carrier_sid", ApiObject::text);
    }

    /**
     * The {@code status_callback} of the request. Null without one.
     *
     * @return {@code status_callback}, or empty
     */
    public Optional<String> statusCallback() {
        return optional("status_callback", ApiObject::text);
    }

    /**
     * @return {@code messaging_service_sid}, or empty
     */
    public Optional<String> messagingServiceSid() {
        return optional("messaging_service_sid", ApiObject::text);
    }

    /**
     * @return {@code reply_to_sid}, or empty
     */
    public Optional<String> replyToSid() {
        return optional("reply_to_sid", ApiObject::text);
    }
}
