// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.account().update}. */
public final class AccountUpdateParams extends Params {
    private AccountUpdateParams(Builder builder) {
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
         * The display name, also for customers, up to 200 characters.
         *
         * @param value the value of {@code name}
         * @return this builder
         */
        public Builder name(String value) {
            return put("name", value);
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
         * Whether Posthorn keeps an encrypted copy of the Auth Token. {@code false} erases it, so status
         * callbacks in Twilio's form have no signature. After {@code true}, the next request with the token
         * stores it again.
         *
         * @param value the value of {@code keeps_token_copy}
         * @return this builder
         */
        public Builder keepsTokenCopy(boolean value) {
            return put("keeps_token_copy", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public AccountUpdateParams build() {
            return new AccountUpdateParams(this);
        }
    }
}
