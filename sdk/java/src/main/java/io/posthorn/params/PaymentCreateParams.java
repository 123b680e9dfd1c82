// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.CaptureMethod;
import java.util.Map;

/** The parameters of {@code client.payments().create}. */
public final class PaymentCreateParams extends Params {
    private PaymentCreateParams(Builder builder) {
        super(builder, "amount", "currency");
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
         * The amount that the customer pays, in minor units of {@code currency}: 1250 for 12.50 EUR.
         *
         * @param value the value of {@code amount}
         * @return this builder
         */
        public Builder amount(long value) {
            return put("amount", value);
        }

        /**
         * ISO 4217.
         *
         * @param value the value of {@code currency}
         * @return this builder
         */
        public Builder currency(String value) {
            return put("currency", value);
        }

        /**
         * The token of the payment provider for the customer's card or account. The simulator has {@code
         * sim_ok} and others. With {@code provider} {@code manual}: the reference of money that you have
         * received.
         *
         * @param value the value of {@code payment_method}
         * @return this builder
         */
        public Builder paymentMethod(String value) {
            return put("payment_method", value);
        }

        /**
         * The kind or the sid of a payment provider. Default: the first provider that supports the currency.
         *
         * @param value the value of {@code provider}
         * @return this builder
         */
        public Builder provider(String value) {
            return put("provider", value);
        }

        /**
         * The capture mode. {@code automatic} captures the amount at once. {@code manual} only authorizes the
         * amount, and you capture it later. The default is {@code automatic}.
         *
         * @param value the value of {@code capture_method}
         * @return this builder
         */
        public Builder captureMethod(CaptureMethod value) {
            return put("capture_method", value);
        }

        /**
         * The text that the customer reads on the page.
         *
         * @param value the value of {@code description}
         * @return this builder
         */
        public Builder description(String value) {
            return put("description", value);
        }

        /**
         * Your own identifier of the payment, such as an order number. You can list payments by it.
         *
         * @param value the value of {@code reference}
         * @return this builder
         */
        public Builder reference(String value) {
            return put("reference", value);
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
         * The URL to which the customer returns after the payment.
         *
         * @param value the value of {@code return_url}
         * @return this builder
         */
        public Builder returnUrl(String value) {
            return put("return_url", value);
        }

        /**
         * The language of the page and of the messages (BCP 47). The default is {@code en}.
         *
         * @param value the value of {@code locale}
         * @return this builder
         */
        public Builder locale(String value) {
            return put("locale", value);
        }

        /**
         * The message that sends the link to the page. The same transaction creates both. Only without {@code
         * payment_method}.
         *
         * @param value the value of {@code send}
         * @return this builder
         */
        public Builder send(PaymentCreateSendParams value) {
            return put("send", value);
        }

        /**
         * The number of seconds until the page expires: from 30 minutes to 90 days. Default: 30 days. A
         * payment with a token does not expire.
         *
         * @param value the value of {@code expires_in}
         * @return this builder
         */
        public Builder expiresIn(long value) {
            return put("expires_in", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public PaymentCreateParams build() {
            return new PaymentCreateParams(this);
        }
    }
}
