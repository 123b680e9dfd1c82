// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.auth().lookup().get}. */
public final class AuthLookupGetParams extends Params {
    private AuthLookupGetParams(Builder builder) {
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
         * The country (ISO 3166-1) of a number without a country code.
         *
         * @param value the value of {@code country}
         * @return this builder
         */
        public Builder country(String value) {
            return put("country", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public AuthLookupGetParams build() {
            return new AuthLookupGetParams(this);
        }
    }
}
