// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import java.util.List;
import java.util.Map;

/** The parameters of {@code client.operator().carriers().replaceRates}. */
public final class OperatorCarrierReplaceRatesParams extends Params {
    private OperatorCarrierReplaceRatesParams(Builder builder) {
        super(builder, "price_unit");
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
         * The currency of all rates of the price list, as three capital letters.
         *
         * @param value the value of {@code price_unit}
         * @return this builder
         */
        public Builder priceUnit(String value) {
            return put("price_unit", value);
        }

        /**
         * The rates, each with {@code prefix} (default: empty) and {@code price}. An empty list removes all
         * rates.
         *
         * @param value the value of {@code rates}
         * @return this builder
         */
        public Builder rates(List<? extends Map<String, ?>> value) {
            return put("rates", value);
        }

        /**
         * The rates as CSV: one rate per line, with commas, semicolons or tabs between columns. The columns
         * are prefix and price, or any columns under a header line that includes {@code prefix} and {@code
         * price}. Send either {@code csv} or {@code rates}.
         *
         * @param value the value of {@code csv}
         * @return this builder
         */
        public Builder csv(String value) {
            return put("csv", value);
        }

        /**
         * True to return the changes without making them. The default is {@code false}.
         *
         * @param value the value of {@code dry_run}
         * @return this builder
         */
        public Builder dryRun(boolean value) {
            return put("dry_run", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public OperatorCarrierReplaceRatesParams build() {
            return new OperatorCarrierReplaceRatesParams(this);
        }
    }
}
