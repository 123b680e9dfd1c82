// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import java.util.List;

/** The parameters of {@code client.simulator().inbound}. */
public final class SimulatorInboundParams extends Params {
    private SimulatorInboundParams(Builder builder) {
        super(builder, "to", "from");
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
         * A phone number of the account.
         *
         * @param value the value of {@code to}
         * @return this builder
         */
        public Builder to(String value) {
            return put("to", value);
        }

        /**
         * The sender of the message, in any form that a network reports.
         *
         * @param value the value of {@code from}
         * @return this builder
         */
        public Builder from(String value) {
            return put("from", value);
        }

        /**
         * The text: up to 1,600 characters over SMS and MMS, 4,096 over WhatsApp and Telegram, and 10,000
         * over other channels. Required without {@code media}.
         *
         * @param value the value of {@code body}
         * @return this builder
         */
        public Builder body(String value) {
            return put("body", value);
        }

        /**
         * The attached media (MMS): up to 10 data URLs in base64, in a request of at most 256 KiB.
         *
         * @param value the value of {@code media}
         * @return this builder
         */
        public Builder media(List<String> value) {
            return put("media", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public SimulatorInboundParams build() {
            return new SimulatorInboundParams(this);
        }
    }
}
