// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.operator().verificationScores().clear}. */
public final class OperatorVerificationScoreClearParams extends Params {
    private OperatorVerificationScoreClearParams(Builder builder) {
        super(builder, "prefix");
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
         * The prefix, with its plus sign.
         *
         * @param value the value of {@code prefix}
         * @return this builder
         */
        public Builder prefix(String value) {
            return put("prefix", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public OperatorVerificationScoreClearParams build() {
            return new OperatorVerificationScoreClearParams(this);
        }
    }
}
