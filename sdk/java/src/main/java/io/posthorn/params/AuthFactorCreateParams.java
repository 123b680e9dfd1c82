// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.FactorType;

/** The parameters of {@code client.auth().factors().create}. */
public final class AuthFactorCreateParams extends Params {
    private AuthFactorCreateParams(Builder builder) {
        super(builder, "subject", "factor_type", "friendly_name");
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
         * The service. Default: the default service.
         *
         * @param value the value of {@code service_sid}
         * @return this builder
         */
        public Builder serviceSid(String value) {
            return put("service_sid", value);
        }

        /**
         * Your own id of the person. Do not use an email or a phone number.
         *
         * @param value the value of {@code subject}
         * @return this builder
         */
        public Builder subject(String value) {
            return put("subject", value);
        }

        /**
         * The type of factor to set up.
         *
         * @param value the value of {@code factor_type}
         * @return this builder
         */
        public Builder factorType(FactorType value) {
            return put("factor_type", value);
        }

        /**
         * The name that the person's app or device shows for the factor. Use their user name in your service.
         *
         * @param value the value of {@code friendly_name}
         * @return this builder
         */
        public Builder friendlyName(String value) {
            return put("friendly_name", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public AuthFactorCreateParams build() {
            return new AuthFactorCreateParams(this);
        }
    }
}
