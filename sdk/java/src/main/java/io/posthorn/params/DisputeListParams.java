// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.DisputeStatus;
import io.posthorn.model.SortOrder;
import java.time.Instant;
import java.util.List;

/** The parameters of {@code client.disputes().list}. */
public final class DisputeListParams extends Params {
    private DisputeListParams(Builder builder) {
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
         * The payment.
         *
         * @param value the value of {@code payment_sid}
         * @return this builder
         */
        public Builder paymentSid(String value) {
            return put("payment_sid", value);
        }

        /**
         * The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
         *
         * @param value the value of {@code status}
         * @return this builder
         */
        public Builder status(List<DisputeStatus> value) {
            return put("status", value);
        }

        /**
         * The earliest creation time, inclusive.
         *
         * @param value the value of {@code created_after}
         * @return this builder
         */
        public Builder createdAfter(Instant value) {
            return put("created_after", value);
        }

        /**
         * The latest creation time, exclusive.
         *
         * @param value the value of {@code created_before}
         * @return this builder
         */
        public Builder createdBefore(Instant value) {
            return put("created_before", value);
        }

        /**
         * The order by creation time: {@code desc} has the newest entry first, {@code asc} the oldest.
         *
         * @param value the value of {@code order}
         * @return this builder
         */
        public Builder order(SortOrder value) {
            return put("order", value);
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
        public DisputeListParams build() {
            return new DisputeListParams(this);
        }
    }
}
