// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.operator().senderRules().list}. */
public final class OperatorSenderRuleListParams extends Params {
    private OperatorSenderRuleListParams(Builder builder) {
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
         * The account to filter by.
         *
         * @param value the value of {@code account_sid}
         * @return this builder
         */
        public Builder accountSid(String value) {
            return put("account_sid", value);
        }

        /**
         * The sender or pattern to filter by.
         *
         * @param value the value of {@code sender}
         * @return this builder
         */
        public Builder sender(String value) {
            return put("sender", value);
        }

        /**
         * True returns only rules that need review, false returns only the others.
         *
         * @param value the value of {@code needs_review}
         * @return this builder
         */
        public Builder needsReview(boolean value) {
            return put("needs_review", value);
        }

        /**
         * True returns only rules in conflict, false returns only the others.
         *
         * @param value the value of {@code is_conflict}
         * @return this builder
         */
        public Builder isConflict(boolean value) {
            return put("is_conflict", value);
        }

        /**
         * The maximum number of entries on a page.
         *
         * @param value the value of {@code limit}
         * @return this builder
         */
        public Builder limit(long value) {
            return put("limit", value);
        }

        /**
         * The {@code next_cursor} of the previous page. Omit it for the first page.
         *
         * @param value the value of {@code cursor}
         * @return this builder
         */
        public Builder cursor(String value) {
            return put("cursor", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public OperatorSenderRuleListParams build() {
            return new OperatorSenderRuleListParams(this);
        }
    }
}
