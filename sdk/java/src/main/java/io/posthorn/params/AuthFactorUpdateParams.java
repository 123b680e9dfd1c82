// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.auth().factors().update}. */
public final class AuthFactorUpdateParams extends Params {
    private AuthFactorUpdateParams(Builder builder) {
        super(builder, "friendly_name");
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
        public AuthFactorUpdateParams build() {
            return new AuthFactorUpdateParams(this);
        }
    }
}
