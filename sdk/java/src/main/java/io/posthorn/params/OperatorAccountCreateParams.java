// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.operator().accounts().create}. */
public final class OperatorAccountCreateParams extends Params {
    private OperatorAccountCreateParams(Builder builder) {
        super(builder, "name");
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
         * The name for people, up to 200 characters.
         *
         * @param value the value of {@code name}
         * @return this builder
         */
        public Builder name(String value) {
            return put("name", value);
        }

        /**
         * The maximum number of requests per second. Default: the limit of the installation.
         *
         * @param value the value of {@code rate_per_second}, or null
         * @return this builder
         */
        public Builder ratePerSecond(Long value) {
            return nullable("rate_per_second", value);
        }

        /**
         * The maximum number of owned and requested phone numbers. Default: the limit of the installation.
         *
         * @param value the value of {@code phone_numbers_max}, or null
         * @return this builder
         */
        public Builder phoneNumbersMax(Long value) {
            return nullable("phone_numbers_max", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public OperatorAccountCreateParams build() {
            return new OperatorAccountCreateParams(this);
        }
    }
}
