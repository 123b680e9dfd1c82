// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

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
         * Ends the parameters.
         *
         * @return the parameters
         */
        public MessagingServiceUpdateParams build() {
            return new MessagingServiceUpdateParams(this);
        }
    }
}
