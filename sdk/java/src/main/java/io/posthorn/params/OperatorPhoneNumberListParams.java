// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.PhoneNumberStatus;
import java.util.List;

/** The parameters of {@code client.operator().phoneNumbers().list}. */
public final class OperatorPhoneNumberListParams extends Params {
    private OperatorPhoneNumberListParams(Builder builder) {
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
         * The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
         *
         * @param value the value of {@code status}
         * @return this builder
         */
        public Builder status(List<PhoneNumberStatus> value) {
            return put("status", value);
        }

        /**
         * The number to filter by.
         *
         * @param value the value of {@code number}
         * @return this builder
         */
        public Builder number(String value) {
            return put("number", value);
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
        public OperatorPhoneNumberListParams build() {
            return new OperatorPhoneNumberListParams(this);
        }
    }
}
