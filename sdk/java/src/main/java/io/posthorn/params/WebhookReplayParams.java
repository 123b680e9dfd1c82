// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import java.time.Instant;

/** The parameters of {@code client.webhooks().replay}. */
public final class WebhookReplayParams extends Params {
    private WebhookReplayParams(Builder builder) {
        super(builder, "from");
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
         * The start of the time range, inclusive.
         *
         * @param value the value of {@code from}
         * @return this builder
         */
        public Builder from(Instant value) {
            return put("from", value);
        }

        /**
         * The end of the time range, exclusive. Default: now.
         *
         * @param value the value of {@code to}
         * @return this builder
         */
        public Builder to(Instant value) {
            return put("to", value);
        }

        /**
         * True replays only failed deliveries. False also replays deliveries that succeeded or were canceled.
         * The default is {@code true}.
         *
         * @param value the value of {@code only_failed}
         * @return this builder
         */
        public Builder onlyFailed(boolean value) {
            return put("only_failed", value);
        }

        /**
         * True to include matching events that the endpoint never received, and canceled deliveries. Such
         * events are from before its registration or subscription, or from while it was disabled. The default
         * is {@code false}.
         *
         * @param value the value of {@code missing}
         * @return this builder
         */
        public Builder missing(boolean value) {
            return put("missing", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public WebhookReplayParams build() {
            return new WebhookReplayParams(this);
        }
    }
}
