// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import java.util.Map;

/** The parameters of {@code client.auth().sessions().create}. */
public final class AuthSessionCreateParams extends Params {
    private AuthSessionCreateParams(Builder builder) {
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
         * An approved verification.
         *
         * @param value the value of {@code verification_sid}
         * @return this builder
         */
        public Builder verificationSid(String value) {
            return put("verification_sid", value);
        }

        /**
         * An approved challenge of a factor of the subject.
         *
         * @param value the value of {@code challenge_sid}
         * @return this builder
         */
        public Builder challengeSid(String value) {
            return put("challenge_sid", value);
        }

        /**
         * The API that the access tokens are for ({@code aud}). Default: the issuer.
         *
         * @param value the value of {@code audience}
         * @return this builder
         */
        public Builder audience(String value) {
            return put("audience", value);
        }

        /**
         * Your own claims for access tokens: at most 2,048 bytes of JSON. The server refuses reserved names.
         *
         * @param value the value of {@code claims}
         * @return this builder
         */
        public Builder claims(Map<String, ?> value) {
            return put("claims", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public AuthSessionCreateParams build() {
            return new AuthSessionCreateParams(this);
        }
    }
}
