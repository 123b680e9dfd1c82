// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.PaymentCancelReason;

/** The parameters of {@code client.payments().cancel}. */
public final class PaymentCancelParams extends Params {
    private PaymentCancelParams(Builder builder) {
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
         * The reason for the cancellation. The default is {@code requested_by_customer}.
         *
         * @param value the value of {@code reason}
         * @return this builder
         */
        public Builder reason(PaymentCancelReason value) {
            return put("reason", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public PaymentCancelParams build() {
            return new PaymentCancelParams(this);
        }
    }
}
