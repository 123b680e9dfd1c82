// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.operator().senderRules().update}. */
public final class OperatorSenderRuleUpdateParams extends Params {
    private OperatorSenderRuleUpdateParams(Builder builder) {
        super(builder, "needs_review");
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
         * True if the operator must still review the rule.
         *
         * @param value the value of {@code needs_review}
         * @return this builder
         */
        public Builder needsReview(boolean value) {
            return put("needs_review", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public OperatorSenderRuleUpdateParams build() {
            return new OperatorSenderRuleUpdateParams(this);
        }
    }
}
