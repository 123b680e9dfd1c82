// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import java.time.Instant;

/** The parameters of {@code client.simulator().messages().list}. */
public final class SimulatorMessageListParams extends Params {
    private SimulatorMessageListParams(Builder builder) {
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
         * The recipient to filter by.
         *
         * @param value the value of {@code to}
         * @return this builder
         */
        public Builder to(String value) {
            return put("to", value);
        }

        /**
         * The text to search for in the body.
         *
         * @param value the value of {@code contains}
         * @return this builder
         */
        public Builder contains(String value) {
            return put("contains", value);
        }

        /**
         * The earliest time of receipt, inclusive.
         *
         * @param value the value of {@code after}
         * @return this builder
         */
        public Builder after(Instant value) {
            return put("after", value);
        }

        /**
         * The reference of a message in the inbox. Returns only later messages.
         *
         * @param value the value of {@code after_reference}
         * @return this builder
         */
        public Builder afterReference(String value) {
            return put("after_reference", value);
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
        public SimulatorMessageListParams build() {
            return new SimulatorMessageListParams(this);
        }
    }
}
