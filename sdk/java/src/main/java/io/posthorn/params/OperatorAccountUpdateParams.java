// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.AccountStatus;

/** The parameters of {@code client.operator().accounts().update}. */
public final class OperatorAccountUpdateParams extends Params {
    private OperatorAccountUpdateParams(Builder builder) {
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
         * The display name.
         *
         * @param value the value of {@code name}
         * @return this builder
         */
        public Builder name(String value) {
            return put("name", value);
        }

        /**
         * The status. The server refuses the credentials of a suspended account.
         *
         * @param value the value of {@code status}
         * @return this builder
         */
        public Builder status(AccountStatus value) {
            return put("status", value);
        }

        /**
         * The maximum number of requests per second. Null for the default.
         *
         * @param value the value of {@code rate_per_second}, or null
         * @return this builder
         */
        public Builder ratePerSecond(Long value) {
            return nullable("rate_per_second", value);
        }

        /**
         * The maximum number of owned and requested phone numbers. Null for the default. Numbers above the
         * limit remain.
         *
         * @param value the value of {@code phone_numbers_max}, or null
         * @return this builder
         */
        public Builder phoneNumbersMax(Long value) {
            return nullable("phone_numbers_max", value);
        }

        /**
         * The email address for customers. Payment pages and receipts show it. Null for none.
         *
         * @param value the value of {@code support_email}, or null
         * @return this builder
         */
        public Builder supportEmail(String value) {
            return nullable("support_email", value);
        }

        /**
         * The phone number for customers, with its country code. Payment pages and receipts show it. Null for
         * none.
         *
         * @param value the value of {@code support_phone}, or null
         * @return this builder
         */
        public Builder supportPhone(String value) {
            return nullable("support_phone", value);
        }

        /**
         * The web page for customers, which begins with https://, up to 200 characters. Payment pages and
         * receipts show it. Null for none.
         *
         * @param value the value of {@code support_url}, or null
         * @return this builder
         */
        public Builder supportUrl(String value) {
            return nullable("support_url", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public OperatorAccountUpdateParams build() {
            return new OperatorAccountUpdateParams(this);
        }
    }
}
