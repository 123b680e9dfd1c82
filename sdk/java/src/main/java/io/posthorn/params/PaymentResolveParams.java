// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.MismatchResolution;

/** The parameters of {@code client.payments().resolve}. */
public final class PaymentResolveParams extends Params {
    private PaymentResolveParams(Builder builder) {
        super(builder, "resolution");
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
         * The decision.
         *
         * @param value the value of {@code resolution}
         * @return this builder
         */
        public Builder resolution(MismatchResolution value) {
            return put("resolution", value);
        }

        /**
         * Required for {@code accept}: the amount that you accept, in minor units. It must be the amount that
         * the provider reports.
         *
         * @param value the value of {@code amount}
         * @return this builder
         */
        public Builder amount(long value) {
            return put("amount", value);
        }

        /**
         * The currency that you accept. Default: the currency of the payment. Send it if the provider reports
         * another currency.
         *
         * @param value the value of {@code currency}
         * @return this builder
         */
        public Builder currency(String value) {
            return put("currency", value);
        }

        /**
         * The reason for the decision. Posthorn stores it with the payment.
         *
         * @param value the value of {@code note}
         * @return this builder
         */
        public Builder note(String value) {
            return put("note", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public PaymentResolveParams build() {
            return new PaymentResolveParams(this);
        }
    }
}
