// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import java.time.Instant;

/** The parameters of {@code client.operator().verifications().summary}. */
public final class OperatorVerificationSummaryParams extends Params {
    private OperatorVerificationSummaryParams(Builder builder) {
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
         * The time in the first hour. Default: 24 hours before {@code to}.
         *
         * @param value the value of {@code from}
         * @return this builder
         */
        public Builder from(Instant value) {
            return put("from", value);
        }

        /**
         * The time in the last hour, at most now. Maximum range: 31 days.
         *
         * @param value the value of {@code to}
         * @return this builder
         */
        public Builder to(Instant value) {
            return put("to", value);
        }

        /**
         * The maximum number of accounts.
         *
         * @param value the value of {@code limit}
         * @return this builder
         */
        public Builder limit(long value) {
            return put("limit", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public OperatorVerificationSummaryParams build() {
            return new OperatorVerificationSummaryParams(this);
        }
    }
}
