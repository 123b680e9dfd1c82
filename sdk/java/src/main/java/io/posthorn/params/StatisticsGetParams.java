// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.StatisticsInterval;
import java.time.Instant;

/** The parameters of {@code client.statistics().get}. */
public final class StatisticsGetParams extends Params {
    private StatisticsGetParams(Builder builder) {
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
         * The length of a bucket.
         *
         * @param value the value of {@code interval}
         * @return this builder
         */
        public Builder interval(StatisticsInterval value) {
            return put("interval", value);
        }

        /**
         * The time in the first hour or day. Default: 24 hours or 30 days before {@code to}.
         *
         * @param value the value of {@code from}
         * @return this builder
         */
        public Builder from(Instant value) {
            return put("from", value);
        }

        /**
         * The time in the last hour or day, at most now.
         *
         * @param value the value of {@code to}
         * @return this builder
         */
        public Builder to(Instant value) {
            return put("to", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public StatisticsGetParams build() {
            return new StatisticsGetParams(this);
        }
    }
}
