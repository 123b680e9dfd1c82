// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.auth().getJwks}. */
public final class AuthGetJwksParams extends Params {
    private AuthGetJwksParams(Builder builder) {
        super(builder, "account_sid");
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
         * The account that issued the access tokens.
         *
         * @param value the value of {@code account_sid}
         * @return this builder
         */
        public Builder accountSid(String value) {
            return put("account_sid", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public AuthGetJwksParams build() {
            return new AuthGetJwksParams(this);
        }
    }
}
