// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.payments().capture}. */
public final class PaymentCaptureParams extends Params {
    private PaymentCaptureParams(Builder builder) {
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
         * The amount to capture, in minor units. Default: the whole authorized amount.
         *
         * @param value the value of {@code amount}
         * @return this builder
         */
        public Builder amount(long value) {
            return put("amount", value);
        }

        /**
         * True if this is the last capture. False keeps the rest authorized. Not every provider supports
         * false. The default is {@code true}.
         *
         * @param value the value of {@code final}
         * @return this builder
         */
        public Builder final_(boolean value) {
            return put("final", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public PaymentCaptureParams build() {
            return new PaymentCaptureParams(this);
        }
    }
}
