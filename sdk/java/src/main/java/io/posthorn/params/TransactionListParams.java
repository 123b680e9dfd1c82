// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.TransactionType;
import java.time.Instant;

/** The parameters of {@code client.transactions().list}. */
public final class TransactionListParams extends Params {
    private TransactionListParams(Builder builder) {
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
         * The payment to filter by.
         *
         * @param value the value of {@code payment_sid}
         * @return this builder
         */
        public Builder paymentSid(String value) {
            return put("payment_sid", value);
        }

        /**
         * The type to filter by.
         *
         * @param value the value of {@code type}
         * @return this builder
         */
        public Builder type(TransactionType value) {
            return put("type", value);
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
         * The earliest time of booking, inclusive.
         *
         * @param value the value of {@code created_after}
         * @return this builder
         */
        public Builder createdAfter(Instant value) {
            return put("created_after", value);
        }

        /**
         * The latest time of booking, exclusive.
         *
         * @param value the value of {@code created_before}
         * @return this builder
         */
        public Builder createdBefore(Instant value) {
            return put("created_before", value);
        }

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
         * The maximum number of entries on a page.
         *
         * @param value the value of {@code limit}
         * @return this builder
         */
        public Builder limit(long value) {
            return put("limit", value);
        }

        /**
         * The {@code next_cursor} of the previous page. Omit it for the first page.
         *
         * @param value the value of {@code cursor}
         * @return this builder
         */
        public Builder cursor(String value) {
            return put("cursor", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public TransactionListParams build() {
            return new TransactionListParams(this);
        }
    }
}
