// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.operator().verificationScores().list}. */
public final class OperatorVerificationScoreListParams extends Params {
    private OperatorVerificationScoreListParams(Builder builder) {
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
         * The maximum number of prefixes.
         *
         * @param value the value of {@code limit}
         * @return this builder
         */
        public Builder limit(long value) {
            return put("limit", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public OperatorVerificationScoreListParams build() {
            return new OperatorVerificationScoreListParams(this);
        }
    }
}
