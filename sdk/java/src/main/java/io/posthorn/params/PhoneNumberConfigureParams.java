// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.CallbackMethod;

/** The parameters of {@code client.phoneNumbers().configure}. */
public final class PhoneNumberConfigureParams extends Params {
    private PhoneNumberConfigureParams(Builder builder) {
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
         * The name, up to 64 characters. Null removes it.
         *
         * @param value the value of {@code name}, or null
         * @return this builder
         */
        public Builder name(String value) {
            return nullable("name", value);
        }

        /**
         * The HTTPS URL that Posthorn requests for each inbound message. Its answer is the reply, as TwiML or
         * as plain text. The request has the form and the signature of Twilio's. Null removes it.
         *
         * @param value the value of {@code inbound_url}, or null
         * @return this builder
         */
        public Builder inboundUrl(String value) {
            return nullable("inbound_url", value);
        }

        /**
         * The method of the requests to {@code inbound_url}. Default: {@code POST}.
         *
         * @param value the value of {@code inbound_method}
         * @return this builder
         */
        public Builder inboundMethod(CallbackMethod value) {
            return put("inbound_method", value);
        }

        /**
         * The HTTPS URL that Posthorn requests when {@code inbound_url} fails. Without it, Posthorn retries
         * {@code inbound_url}. Null removes it.
         *
         * @param value the value of {@code fallback_url}, or null
         * @return this builder
         */
        public Builder fallbackUrl(String value) {
            return nullable("fallback_url", value);
        }

        /**
         * The method of the requests to {@code fallback_url}. Default: {@code POST}.
         *
         * @param value the value of {@code fallback_method}
         * @return this builder
         */
        public Builder fallbackMethod(CallbackMethod value) {
            return put("fallback_method", value);
        }

        /**
         * The {@code status_callback} of messages that set none. Null removes it.
         *
         * @param value the value of {@code status_callback}, or null
         * @return this builder
         */
        public Builder statusCallback(String value) {
            return nullable("status_callback", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public PhoneNumberConfigureParams build() {
            return new PhoneNumberConfigureParams(this);
        }
    }
}
