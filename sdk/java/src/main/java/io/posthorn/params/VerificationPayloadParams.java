// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** An object in parameters. */
public final class VerificationPayloadParams extends Params {
    private VerificationPayloadParams(Builder builder) {
        super(builder, "amount", "currency", "payee");
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
         * The amount, with a decimal point.
         *
         * @param value the value of {@code amount}
         * @return this builder
         */
        public Builder amount(String value) {
            return put("amount", value);
        }

        /**
         * The currency (ISO 4217).
         *
         * @param value the value of {@code currency}
         * @return this builder
         */
        public Builder currency(String value) {
            return put("currency", value);
        }

        /**
         * The payee.
         *
         * @param value the value of {@code payee}
         * @return this builder
         */
        public Builder payee(String value) {
            return put("payee", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public VerificationPayloadParams build() {
            return new VerificationPayloadParams(this);
        }
    }
}
