// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.VerificationMethod;

/** The parameters of {@code client.auth().texts().list}. */
public final class AuthTextListParams extends Params {
    private AuthTextListParams(Builder builder) {
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
         * The service. Default: the default service.
         *
         * @param value the value of {@code service_sid}
         * @return this builder
         */
        public Builder serviceSid(String value) {
            return put("service_sid", value);
        }

        /**
         * The language to filter by (BCP 47).
         *
         * @param value the value of {@code locale}
         * @return this builder
         */
        public Builder locale(String value) {
            return put("locale", value);
        }

        /**
         * The method of the message: a code or a link.
         *
         * @param value the value of {@code method}
         * @return this builder
         */
        public Builder method(VerificationMethod value) {
            return put("method", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public AuthTextListParams build() {
            return new AuthTextListParams(this);
        }
    }
}
