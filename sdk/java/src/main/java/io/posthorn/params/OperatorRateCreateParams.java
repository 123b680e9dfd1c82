// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.operator().rates().create}. */
public final class OperatorRateCreateParams extends Params {
    private OperatorRateCreateParams(Builder builder) {
        super(builder, "price", "price_unit");
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
         * The carrier that charges the rate. Null for a customer rate, which accounts pay.
         *
         * @param value the value of {@code carrier_sid}, or null
         * @return this builder
         */
        public Builder carrierSid(String value) {
            return nullable("carrier_sid", value);
        }

        /**
         * The first digits of the numbers, without a plus. Empty for all other numbers. For channels without
         * numbers, send email, matrix, telegram, xmpp. The default is {@code ""}.
         *
         * @param value the value of {@code prefix}
         * @return this builder
         */
        public Builder prefix(String value) {
            return put("prefix", value);
        }

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
         * The currency of all rates of the price list, as three capital letters.
         *
         * @param value the value of {@code price_unit}
         * @return this builder
         */
        public Builder priceUnit(String value) {
            return put("price_unit", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public OperatorRateCreateParams build() {
            return new OperatorRateCreateParams(this);
        }
    }
}
