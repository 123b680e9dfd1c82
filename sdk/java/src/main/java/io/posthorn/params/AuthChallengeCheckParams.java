// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import java.util.Map;

/** The parameters of {@code client.auth().challenges().check}. */
public final class AuthChallengeCheckParams extends Params {
    private AuthChallengeCheckParams(Builder builder) {
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
         * The code that the person typed: the digits of the app, or a recovery code. Digits can be of any
         * script. Spaces, dashes and invisible marks are ignored.
         *
         * @param value the value of {@code code}
         * @return this builder
         */
        public Builder code(String value) {
            return put("code", value);
        }

        /**
         * The result of {@code navigator.credentials} for a passkey: {@code credential.toJSON()}, unchanged.
         *
         * @param value the value of {@code response}
         * @return this builder
         */
        public Builder response(Map<String, ?> value) {
            return put("response", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public AuthChallengeCheckParams build() {
            return new AuthChallengeCheckParams(this);
        }
    }
}
