// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.DeliveryStatus;
import io.posthorn.model.EventName;
import java.time.Instant;
import java.util.List;

/** The parameters of {@code client.deliveries().list}. */
public final class DeliveryListParams extends Params {
    private DeliveryListParams(Builder builder) {
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
         * The webhook endpoint to filter by.
         *
         * @param value the value of {@code endpoint}
         * @return this builder
         */
        public Builder endpoint(String value) {
            return put("endpoint", value);
        }

        /**
         * The event whose deliveries to return, oldest first.
         *
         * @param value the value of {@code event}
         * @return this builder
         */
        public Builder event(String value) {
            return put("event", value);
        }

        /**
         * The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
         *
         * @param value the value of {@code status}
         * @return this builder
         */
        public Builder status(List<DeliveryStatus> value) {
            return put("status", value);
        }

        /**
         * The event type to filter by.
         *
         * @param value the value of {@code event_type}
         * @return this builder
         */
        public Builder eventType(EventName value) {
            return put("event_type", value);
        }

        /**
         * The earliest time, inclusive. The name {@code from} also works.
         *
         * @param value the value of {@code created_after}
         * @return this builder
         */
        public Builder createdAfter(Instant value) {
            return put("created_after", value);
        }

        /**
         * The latest time, exclusive. The name {@code to} also works.
         *
         * @param value the value of {@code created_before}
         * @return this builder
         */
        public Builder createdBefore(Instant value) {
            return put("created_before", value);
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
        public DeliveryListParams build() {
            return new DeliveryListParams(this);
        }
    }
}
