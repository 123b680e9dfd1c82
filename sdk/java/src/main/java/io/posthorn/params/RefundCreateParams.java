// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.RefundReason;
import java.util.Map;

/** The parameters of {@code client.refunds().create}. */
public final class RefundCreateParams extends Params {
    private RefundCreateParams(Builder builder) {
        super(builder, "payment_sid");
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
         * The payment.
         *
         * @param value the value of {@code payment_sid}
         * @return this builder
         */
        public Builder paymentSid(String value) {
            return put("payment_sid", value);
        }

        /**
         * The amount to return, in minor units. Default: the amount that is not refunded yet.
         *
         * @param value the value of {@code amount}
         * @return this builder
         */
        public Builder amount(long value) {
            return put("amount", value);
        }

        /**
         * The reason for the provider.
         *
         * @param value the value of {@code reason}
         * @return this builder
         */
        public Builder reason(RefundReason value) {
            return put("reason", value);
        }

        /**
         * Your own identifier of the refund. Required for a manual payment: the number of the transfer or
         * receipt with which you returned the money.
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
         * Ends the parameters.
         *
         * @return the parameters
         */
        public RefundCreateParams build() {
            return new RefundCreateParams(this);
        }
    }
}
