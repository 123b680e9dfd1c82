// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.simulator().holds().create}. */
public final class SimulatorHoldCreateParams extends Params {
    private SimulatorHoldCreateParams(Builder builder) {
        super(builder, "to");
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
         * The recipient of the messages.
         *
         * @param value the value of {@code to}
         * @return this builder
         */
        public Builder to(String value) {
            return put("to", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public SimulatorHoldCreateParams build() {
            return new SimulatorHoldCreateParams(this);
        }
    }
}
