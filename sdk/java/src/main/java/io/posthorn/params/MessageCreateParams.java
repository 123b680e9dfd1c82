// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** The parameters of {@code client.messages().create}. */
public final class MessageCreateParams extends Params {
    private MessageCreateParams(Builder builder) {
        super(builder, "to");
    }

    /**
     * Begins the parameters.
     *
     * @return a builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Collects the parameters. */
    public static final class Builder extends Params.Builder<Builder> {
        private Builder() {}

        /**
         * The recipient. A phone number with its country code, a chat address with its prefix, as in
         * xmpp:ann&#64;example.org or matrix:&#64;ann:example.org, or an email address as in
         * email:ann&#64;example.org. A number can contain spaces, dashes, dots, slashes and parentheses. The
         * response has it in E.164. You can send up to 5 addresses of one person, separated by commas, as a
         * list, or as a repeated key. Posthorn tries them in this order until a carrier delivers the message.
         * Several can be of one channel, but none can be in the list twice.
         *
         * @param value the value of {@code to}
         * @return this builder
         */
        public Builder to(String value) {
            return put("to", value);
        }

        /**
         * The sender: a phone number, a short code, a name, or a chat or email address with its prefix. If
         * {@code to} has several addresses, send one sender for each in the same order, or one for all. A
         * phone number also stands for the same number on WhatsApp. A name has 1 to 11 characters: letters,
         * digits, inner spaces and &amp; + . _ -. Required unless you send {@code messaging_service_sid}.
         *
         * @param value the value of {@code from}
         * @return this builder
         */
        public Builder from(String value) {
            return put("from", value);
        }

        /**
         * The messaging service whose pool has the sender. Without {@code from}, Posthorn chooses the sender
         * of the pool. A message without {@code validity_period} has that of the service.
         *
         * @param value the value of {@code messaging_service_sid}
         * @return this builder
         */
        public Builder messagingServiceSid(String value) {
            return put("messaging_service_sid", value);
        }

        /**
         * The text of the message: up to 1,600 characters over SMS and MMS, 4,096 over WhatsApp and Telegram,
         * and 10,000 over other channels. It must fit the channel of each address of {@code to}. Required
         * unless you send {@code media_url}.
         *
         * @param value the value of {@code body}
         * @return this builder
         */
        public Builder body(String value) {
            return put("body", value);
        }

        /**
         * The HTTPS URLs of media to attach (MMS), up to 10. An empty list means no media.
         *
         * @param value the value of {@code media_url}
         * @return this builder
         */
        public Builder mediaUrl(List<String> value) {
            return put("media_url", value);
        }

        /**
         * The approved template to send to recipients on WhatsApp. WhatsApp accepts free text only within 24
         * hours after a message of the recipient, and templates always. With a template, {@code body} is
         * optional and only appears in the message log. {@code media_url} is the medium of the template's
         * header, at most one. In a form, send JSON.
         *
         * @param value the value of {@code template}
         * @return this builder
         */
        public Builder template(MessageTemplateParams value) {
            return put("template", value);
        }

        /**
         * The number of seconds that each address of {@code to} has to deliver before Posthorn tries the next
         * one. Default: 300. The time begins with the first attempt at the address, for a scheduled message
         * not before {@code send_at}. It has no effect for one address.
         *
         * @param value the value of {@code fallback_after}
         * @return this builder
         */
        public Builder fallbackAfter(long value) {
            return put("fallback_after", value);
        }

        /**
         * The time at which to send the message, up to 35 days ahead. Until then, the status is {@code
         * queued}. A time in the past has no effect.
         *
         * @param value the value of {@code send_at}
         * @return this builder
         */
        public Builder sendAt(Instant value) {
            return put("send_at", value);
        }

        /**
         * The number of seconds after which carriers must not deliver the message, up to 14 days.
         *
         * @param value the value of {@code validity_period}
         * @return this builder
         */
        public Builder validityPeriod(long value) {
            return put("validity_period", value);
        }

        /**
         * Up to 20 labels to filter messages by.
         *
         * @param value the value of {@code tags}
         * @return this builder
         */
        public Builder tags(List<String> value) {
            return put("tags", value);
        }

        /**
         * Your own fields, up to 50. A name has up to 40 characters and a value up to 500. Together they have
         * at most 8 KiB of JSON. Answers and events contain them. In a form, write {@code
         * metadata[order]=8731}.
         *
         * @param value the value of {@code metadata}
         * @return this builder
         */
        public Builder metadata(Map<String, String> value) {
            return put("metadata", value);
        }

        /**
         * The HTTPS URL that receives each later status of the message, as a signed event. It follows the
         * rules of a webhook's URL. Posthorn creates a webhook endpoint for its origin, whose secret signs
         * the requests. An account can have 20 origins.
         *
         * @param value the value of {@code status_callback}
         * @return this builder
         */
        public Builder statusCallback(String value) {
            return put("status_callback", value);
        }

        /**
         * The maximum number of segments. The server refuses a longer message.
         *
         * @param value the value of {@code max_segments}
         * @return this builder
         */
        public Builder maxSegments(long value) {
            return put("max_segments", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public MessageCreateParams build() {
            return new MessageCreateParams(this);
        }
    }
}
