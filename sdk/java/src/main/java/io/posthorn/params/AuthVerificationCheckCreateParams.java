// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.auth().verificationChecks().create}. */
public final class AuthVerificationCheckCreateParams extends Params {
    private AuthVerificationCheckCreateParams(Builder builder) {
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
         * The verification. Send this or {@code to}.
         *
         * @param value the value of {@code verification_sid}
         * @return this builder
         */
        public Builder verificationSid(String value) {
            return put("verification_sid", value);
        }

        /**
         * The address of the pending verification. Send this or {@code verification_sid}.
         *
         * @param value the value of {@code to}
         * @return this builder
         */
        public Builder to(String value) {
            return put("to", value);
        }

        /**
         * The purpose of the verification. Send it together with {@code to}. The default is {@code default}.
         *
         * @param value the value of {@code purpose}
         * @return this builder
         */
        public Builder purpose(String value) {
            return put("purpose", value);
        }

        /**
         * The service of the verification. Default with {@code to}: the default service.
         *
         * @param value the value of {@code service_sid}
         * @return this builder
         */
        public Builder serviceSid(String value) {
            return put("service_sid", value);
        }

        /**
         * The code that the person typed, in digits of any script. Spaces, dashes and invisible marks are
         * ignored.
         *
         * @param value the value of {@code code}
         * @return this builder
         */
        public Builder code(String value) {
            return put("code", value);
        }

        /**
         * The token, which is the last part of the link. Send it if your own page opens the link.
         *
         * @param value the value of {@code token}
         * @return this builder
         */
        public Builder token(String value) {
            return put("token", value);
        }

        /**
         * The {@code payload} of the verification. Required if the verification has one.
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
        public AuthVerificationCheckCreateParams build() {
            return new AuthVerificationCheckCreateParams(this);
        }
    }
}
