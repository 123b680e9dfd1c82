// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import java.time.Instant;

/** The parameters of {@code client.transactions().export}. */
public final class TransactionExportParams extends Params {
    private TransactionExportParams(Builder builder) {
        super(builder);
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
         * The earliest {@code effective_at}, inclusive.
         *
         * @param value the value of {@code effective_after}
         * @return this builder
         */
        public Builder effectiveAfter(Instant value) {
            return put("effective_after", value);
        }

        /**
         * The latest {@code effective_at}, exclusive.
         *
         * @param value the value of {@code effective_before}
         * @return this builder
         */
        public Builder effectiveBefore(Instant value) {
            return put("effective_before", value);
        }

        /**
         * The currency to filter by (ISO 4217).
         *
         * @param value the value of {@code currency}
         * @return this builder
         */
        public Builder currency(String value) {
            return put("currency", value);
        }

        /**
         * The payment provider to filter by.
         *
         * @param value the value of {@code provider_sid}
         * @return this builder
         */
        public Builder providerSid(String value) {
            return put("provider_sid", value);
        }

        /**
         * The payment to filter by.
         *
         * @param value the value of {@code payment_sid}
         * @return this builder
         */
        public Builder paymentSid(String value) {
            return put("payment_sid", value);
        }

        /**
         * True adds the columns about the payment.
         *
         * @param value the value of {@code details}
         * @return this builder
         */
        public Builder details(boolean value) {
            return put("details", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public TransactionExportParams build() {
            return new TransactionExportParams(this);
        }
    }
}
