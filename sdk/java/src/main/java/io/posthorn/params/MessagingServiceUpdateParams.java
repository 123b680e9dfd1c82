// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.CallbackMethod;

/** The parameters of {@code client.messagingServices().update}. */
public final class MessagingServiceUpdateParams extends Params {
    private MessagingServiceUpdateParams(Builder builder) {
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
         * The name, up to 64 characters.
         *
         * @param value the value of {@code name}
         * @return this builder
         */
        public Builder name(String value) {
            return put("name", value);
        }

        /**
         * True if a recipient gets all messages from the same sender. Default: true.
         *
         * @param value the value of {@code sticky_sender}
         * @return this builder
         */
        public Builder stickySender(boolean value) {
            return put("sticky_sender", value);
        }

        /**
         * The {@code validity_period} in seconds of messages that set none. Null removes the default.
         *
         * @param value the value of {@code validity_period}, or null
         * @return this builder
         */
        public Builder validityPeriod(Long value) {
            return nullable("validity_period", value);
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
         * True if an inbound message goes to the {@code inbound_url} of its number, although the service has
         * one. Default: false.
         *
         * @param value the value of {@code uses_number_url}
         * @return this builder
         */
        public Builder usesNumberUrl(boolean value) {
            return put("uses_number_url", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public MessagingServiceUpdateParams build() {
            return new MessagingServiceUpdateParams(this);
        }
    }
}
