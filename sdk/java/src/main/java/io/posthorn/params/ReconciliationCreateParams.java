// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import java.time.Instant;

/** The parameters of {@code client.reconciliations().create}. */
public final class ReconciliationCreateParams extends Params {
    private ReconciliationCreateParams(Builder builder) {
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
         * The provider. Required if several providers of the account list their transactions.
         *
         * @param value the value of {@code provider_sid}
         * @return this builder
         */
        public Builder providerSid(String value) {
            return put("provider_sid", value);
        }

        /**
         * The start of the compared time. Default and latest value: three days before the end of the previous
         * reconciliation.
         *
         * @param value the value of {@code from}
         * @return this builder
         */
        public Builder from(Instant value) {
            return put("from", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public ReconciliationCreateParams build() {
            return new ReconciliationCreateParams(this);
        }
    }
}
