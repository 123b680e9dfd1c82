// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** An object in parameters. */
public final class PaymentCreateSendParams extends Params {
    private PaymentCreateSendParams(Builder builder) {
        super(builder, "to", "from");
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
         * response has it in E.164.
         *
         * @param value the value of {@code to}
         * @return this builder
         */
        public Builder to(String value) {
            return put("to", value);
        }

        /**
         * The sender. A phone number as in {@code to}, a short code, a name, or a chat or email address with
         * its prefix. A name has 1 to 11 characters: letters, digits, inner spaces and &amp; + . _ -.
         *
         * @param value the value of {@code from}
         * @return this builder
         */
        public Builder from(String value) {
            return put("from", value);
        }

        /**
         * The text, with {@code {url}} in place of the link. With the link, it has up to 1,600 characters
         * over SMS and MMS, 4,096 over WhatsApp and Telegram, and 10,000 over other channels. Default: the
         * payee, the amount and the link, in the language of {@code locale}.
         *
         * @param value the value of {@code body}
         * @return this builder
         */
        public Builder body(String value) {
            return put("body", value);
        }

        /**
         * The approved template of the link and its reminder, which WhatsApp requires. In its values,
         * Posthorn replaces {@code {amount}} by the amount with its currency, and {@code {url}} by the link.
         * For a button, {@code {token}} is the part of the link after {@code /pay/}. In a form, send JSON.
         *
         * @param value the value of {@code template}
         * @return this builder
         */
        public Builder template(MessageTemplateParams value) {
            return put("template", value);
        }

        /**
         * The approved template of the receipt, which WhatsApp requires with {@code receipt}. In its values,
         * Posthorn replaces {@code {amount}}.
         *
         * @param value the value of {@code receipt_template}
         * @return this builder
         */
        public Builder receiptTemplate(MessageTemplateParams value) {
            return put("receipt_template", value);
        }

        /**
         * The number of seconds until Posthorn sends a reminder, if the customer can still pay. From 10
         * minutes to 30 days, and before the page expires. The reminder has a fixed text in the language of
         * the payment. Default: no reminder.
         *
         * @param value the value of {@code reminder_after}
         * @return this builder
         */
        public Builder reminderAfter(long value) {
            return put("reminder_after", value);
        }

        /**
         * True to send a receipt after the payment. The default is {@code false}.
         *
         * @param value the value of {@code receipt}
         * @return this builder
         */
        public Builder receipt(boolean value) {
            return put("receipt", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public PaymentCreateSendParams build() {
            return new PaymentCreateSendParams(this);
        }
    }
}
