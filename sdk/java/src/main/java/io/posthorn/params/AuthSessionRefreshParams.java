// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.auth().sessions().refresh}. */
public final class AuthSessionRefreshParams extends Params {
    private AuthSessionRefreshParams(Builder builder) {
        super(builder, "refresh_token");
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
         * The latest refresh token of the session.
         *
         * @param value the value of {@code refresh_token}
         * @return this builder
         */
        public Builder refreshToken(String value) {
            return put("refresh_token", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public AuthSessionRefreshParams build() {
            return new AuthSessionRefreshParams(this);
        }
    }
}
