// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.messages().stream}. */
public final class MessageStreamParams extends Params {
    private MessageStreamParams(Builder builder) {
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
         * The maximum duration of the stream in milliseconds, up to five minutes.
         *
         * @param value the value of {@code timeout_ms}
         * @return this builder
         */
        public Builder timeoutMs(long value) {
            return put("timeout_ms", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public MessageStreamParams build() {
            return new MessageStreamParams(this);
        }
    }
}
