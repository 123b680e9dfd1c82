// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.conversations().messages().list}. */
public final class ConversationMessageListParams extends Params {
    private ConversationMessageListParams(Builder builder) {
        super(builder, "number", "contact");
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
         * The address of the account.
         *
         * @param value the value of {@code number}
         * @return this builder
         */
        public Builder number(String value) {
            return put("number", value);
        }

        /**
         * The address of the person.
         *
         * @param value the value of {@code contact}
         * @return this builder
         */
        public Builder contact(String value) {
            return put("contact", value);
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
        public ConversationMessageListParams build() {
            return new ConversationMessageListParams(this);
        }
    }
}
