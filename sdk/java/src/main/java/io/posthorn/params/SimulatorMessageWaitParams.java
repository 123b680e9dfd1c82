// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import java.time.Instant;

/** The parameters of {@code client.simulator().messages().waitFor}. */
public final class SimulatorMessageWaitParams extends Params {
    private SimulatorMessageWaitParams(Builder builder) {
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
         * The recipient to filter by.
         *
         * @param value the value of {@code to}
         * @return this builder
         */
        public Builder to(String value) {
            return put("to", value);
        }

        /**
         * The text to search for in the body.
         *
         * @param value the value of {@code contains}
         * @return this builder
         */
        public Builder contains(String value) {
            return put("contains", value);
        }

        /**
         * The earliest time of receipt, inclusive.
         *
         * @param value the value of {@code after}
         * @return this builder
         */
        public Builder after(Instant value) {
            return put("after", value);
        }

        /**
         * The reference of a message in the inbox. Returns only later messages.
         *
         * @param value the value of {@code after_reference}
         * @return this builder
         */
        public Builder afterReference(String value) {
            return put("after_reference", value);
        }

        /**
         * The maximum waiting time in milliseconds, up to a minute.
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
        public SimulatorMessageWaitParams build() {
            return new SimulatorMessageWaitParams(this);
        }
    }
}
