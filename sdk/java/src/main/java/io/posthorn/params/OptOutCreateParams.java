// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.optOuts().create}. */
public final class OptOutCreateParams extends Params {
    private OptOutCreateParams(Builder builder) {
        super(builder, "to");
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
         * The sender. Default: every sender of the account.
         *
         * @param value the value of {@code from}
         * @return this builder
         */
        public Builder from(String value) {
            return put("from", value);
        }

        /**
         * The recipient. A phone number with its country code, a chat address with its prefix, as in
         * xmpp:ann&#64;example.org or matrix:&#64;ann:example.org, or an email address as in
         * email:ann&#64;example.org. A number can contain spaces, dashes, dots, slashes and parentheses. The
         * response has it in E.164.
         *
         * @param value the value of {@code to}
         * @return this builder
         */
        public Builder to(String value) {
            return put("to", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public OptOutCreateParams build() {
            return new OptOutCreateParams(this);
        }
    }
}
