// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** An object in parameters. */
public final class VerificationRateLimitParams extends Params {
    private VerificationRateLimitParams(Builder builder) {
        super(builder, "name", "max", "interval_seconds");
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
         * The name of the limit in {@code rate_limit_keys}.
         *
         * @param value the value of {@code name}
         * @return this builder
         */
        public Builder name(String value) {
            return put("name", value);
        }

        /**
         * The maximum number of new verifications in the interval.
         *
         * @param value the value of {@code max}
         * @return this builder
         */
        public Builder max(long value) {
            return put("max", value);
        }

        /**
         * The interval in seconds. It starts with the first verification.
         *
         * @param value the value of {@code interval_seconds}
         * @return this builder
         */
        public Builder intervalSeconds(long value) {
            return put("interval_seconds", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public VerificationRateLimitParams build() {
            return new VerificationRateLimitParams(this);
        }
    }
}
