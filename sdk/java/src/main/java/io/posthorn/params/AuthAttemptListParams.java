// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.VerificationChannel;
import java.time.Instant;

/** The parameters of {@code client.auth().attempts().list}. */
public final class AuthAttemptListParams extends Params {
    private AuthAttemptListParams(Builder builder) {
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
         * The verification to filter by.
         *
         * @param value the value of {@code verification}
         * @return this builder
         */
        public Builder verification(String value) {
            return put("verification", value);
        }

        /**
         * The service to filter by.
         *
         * @param value the value of {@code service_sid}
         * @return this builder
         */
        public Builder serviceSid(String value) {
            return put("service_sid", value);
        }

        /**
         * The channel to filter by.
         *
         * @param value the value of {@code channel}
         * @return this builder
         */
        public Builder channel(VerificationChannel value) {
            return put("channel", value);
        }

        /**
         * The country of the numbers to filter by.
         *
         * @param value the value of {@code country}
         * @return this builder
         */
        public Builder country(String value) {
            return put("country", value);
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
        public AuthAttemptListParams build() {
            return new AuthAttemptListParams(this);
        }
    }
}
