// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.Channel;

/** The parameters of {@code client.operator().routes().candidates}. */
public final class OperatorRouteCandidatesParams extends Params {
    private OperatorRouteCandidatesParams(Builder builder) {
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
         * The sender of the message.
         *
         * @param value the value of {@code from}
         * @return this builder
         */
        public Builder from(String value) {
            return put("from", value);
        }

        /**
         * The channel of the message.
         *
         * @param value the value of {@code channel}
         * @return this builder
         */
        public Builder channel(Channel value) {
            return put("channel", value);
        }

        /**
         * The account of the message.
         *
         * @param value the value of {@code account_sid}
         * @return this builder
         */
        public Builder accountSid(String value) {
            return put("account_sid", value);
        }

        /**
         * The tag of the message.
         *
         * @param value the value of {@code tag}
         * @return this builder
         */
        public Builder tag(String value) {
            return put("tag", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public OperatorRouteCandidatesParams build() {
            return new OperatorRouteCandidatesParams(this);
        }
    }
}
