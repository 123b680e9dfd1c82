// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.messagingServices().senders().add}. */
public final class MessagingServiceSenderAddParams extends Params {
    private MessagingServiceSenderAddParams(Builder builder) {
        super(builder, "sender");
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
         * The sender: a phone number, a short code, a name, or a chat or email address with its prefix, as in
         * {@code from} of a message.
         *
         * @param value the value of {@code sender}
         * @return this builder
         */
        public Builder sender(String value) {
            return put("sender", value);
        }

        /**
         * The country of a short code (ISO 3166-1). Recipients in other countries then get no message from
         * it.
         *
         * @param value the value of {@code country}
         * @return this builder
         */
        public Builder country(String value) {
            return put("country", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public MessagingServiceSenderAddParams build() {
            return new MessagingServiceSenderAddParams(this);
        }
    }
}
