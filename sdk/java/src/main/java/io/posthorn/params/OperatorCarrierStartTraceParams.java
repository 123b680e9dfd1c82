// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.operator().carriers().startTrace}. */
public final class OperatorCarrierStartTraceParams extends Params {
    private OperatorCarrierStartTraceParams(Builder builder) {
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
         * The duration in minutes. The default is {@code 60}.
         *
         * @param value the value of {@code minutes}
         * @return this builder
         */
        public Builder minutes(long value) {
            return put("minutes", value);
        }

        /**
         * The account whose messages to trace. Default: all accounts.
         *
         * @param value the value of {@code account_sid}
         * @return this builder
         */
        public Builder accountSid(String value) {
            return put("account_sid", value);
        }

        /**
         * The recipient whose messages to trace. Default: all recipients.
         *
         * @param value the value of {@code to}
         * @return this builder
         */
        public Builder to(String value) {
            return put("to", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public OperatorCarrierStartTraceParams build() {
            return new OperatorCarrierStartTraceParams(this);
        }
    }
}
