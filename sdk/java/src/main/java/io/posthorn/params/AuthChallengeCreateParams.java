// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.FactorType;

/** The parameters of {@code client.auth().challenges().create}. */
public final class AuthChallengeCreateParams extends Params {
    private AuthChallengeCreateParams(Builder builder) {
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
         * The factor. Send this, or {@code subject} and {@code factor_type}.
         *
         * @param value the value of {@code factor_sid}
         * @return this builder
         */
        public Builder factorSid(String value) {
            return put("factor_sid", value);
        }

        /**
         * Your own id of the person. Every verified factor of {@code factor_type} can approve the challenge.
         *
         * @param value the value of {@code subject}
         * @return this builder
         */
        public Builder subject(String value) {
            return put("subject", value);
        }

        /**
         * The service of the factors. Send it together with {@code subject}. Default: the default service.
         *
         * @param value the value of {@code service_sid}
         * @return this builder
         */
        public Builder serviceSid(String value) {
            return put("service_sid", value);
        }

        /**
         * The type of factor that the person must prove. Send it together with {@code subject}.
         *
         * @param value the value of {@code factor_type}
         * @return this builder
         */
        public Builder factorType(FactorType value) {
            return put("factor_type", value);
        }

        /**
         * The action that the person approves, such as a payment. Show it to the person. The challenge and
         * its events contain it.
         *
         * @param value the value of {@code payload}
         * @return this builder
         */
        public Builder payload(VerificationPayloadParams value) {
            return put("payload", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public AuthChallengeCreateParams build() {
            return new AuthChallengeCreateParams(this);
        }
    }
}
