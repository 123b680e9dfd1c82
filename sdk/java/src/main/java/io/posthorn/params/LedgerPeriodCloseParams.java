// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import java.time.Instant;

/** The parameters of {@code client.ledgerPeriods().close}. */
public final class LedgerPeriodCloseParams extends Params {
    private LedgerPeriodCloseParams(Builder builder) {
        super(builder, "ends_at");
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
         * The end of the period, exclusive. For October, send midnight of November 1 in your time zone.
         *
         * @param value the value of {@code ends_at}
         * @return this builder
         */
        public Builder endsAt(Instant value) {
            return put("ends_at", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public LedgerPeriodCloseParams build() {
            return new LedgerPeriodCloseParams(this);
        }
    }
}
