// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.auth().sessions().revokeAll}. */
public final class AuthSessionRevokeAllParams extends Params {
    private AuthSessionRevokeAllParams(Builder builder) {
        super(builder, "subject");
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
         * Your own id of the person. Tokens and events contain it, so use an id without personal data.
         *
         * @param value the value of {@code subject}
         * @return this builder
         */
        public Builder subject(String value) {
            return put("subject", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public AuthSessionRevokeAllParams build() {
            return new AuthSessionRevokeAllParams(this);
        }
    }
}
