// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.auth().safeList().delete}. */
public final class AuthSafeListDeleteParams extends Params {
    private AuthSafeListDeleteParams(Builder builder) {
        super(builder, "to");
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
         * The address: a phone number with its country code in any usual format, an email address, or a chat
         * address with its prefix.
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
        public AuthSafeListDeleteParams build() {
            return new AuthSafeListDeleteParams(this);
        }
    }
}
