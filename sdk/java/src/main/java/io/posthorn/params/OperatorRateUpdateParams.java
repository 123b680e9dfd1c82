// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.operator().rates().update}. */
public final class OperatorRateUpdateParams extends Params {
    private OperatorRateUpdateParams(Builder builder) {
        super(builder, "price");
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
         * The price of a segment: an exact decimal with at most six decimal places. A JSON number is also
         * accepted.
         *
         * @param value the value of {@code price}
         * @return this builder
         */
        public Builder price(String value) {
            return put("price", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public OperatorRateUpdateParams build() {
            return new OperatorRateUpdateParams(this);
        }
    }
}
