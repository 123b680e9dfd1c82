// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import java.util.List;

/** The parameters of {@code client.messages().preview}. */
public final class MessagePreviewParams extends Params {
    private MessagePreviewParams(Builder builder) {
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
         * The sender. It can decide the route. The same rules as for sending apply.
         *
         * @param value the value of {@code from}
         * @return this builder
         */
        public Builder from(String value) {
            return put("from", value);
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
         * Ends the parameters.
         *
         * @return the parameters
         */
        public MessagePreviewParams build() {
            return new MessagePreviewParams(this);
        }
    }
}
