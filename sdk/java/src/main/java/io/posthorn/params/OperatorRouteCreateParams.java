// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.Channel;
import io.posthorn.model.EnabledStatus;

/** The parameters of {@code client.operator().routes().create}. */
public final class OperatorRouteCreateParams extends Params {
    private OperatorRouteCreateParams(Builder builder) {
        super(builder, "carrier_sid");
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
         * The carrier of the route.
         *
         * @param value the value of {@code carrier_sid}
         * @return this builder
         */
        public Builder carrierSid(String value) {
            return put("carrier_sid", value);
        }

        /**
         * The channel of the messages. Default: every channel.
         *
         * @param value the value of {@code channel}
         * @return this builder
         */
        public Builder channel(Channel value) {
            return put("channel", value);
        }

        /**
         * The first digits of the recipient's number, without the plus. Default: every recipient.
         *
         * @param value the value of {@code prefix}
         * @return this builder
         */
        public Builder prefix(String value) {
            return put("prefix", value);
        }

        /**
         * The sender of the messages. Default: every sender.
         *
         * @param value the value of {@code sender}
         * @return this builder
         */
        public Builder sender(String value) {
            return put("sender", value);
        }

        /**
         * The account of the messages. Default: every account.
         *
         * @param value the value of {@code account_sid}
         * @return this builder
         */
        public Builder accountSid(String value) {
            return put("account_sid", value);
        }

        /**
         * The tag of the messages. Default: messages with any tags or none.
         *
         * @param value the value of {@code tag}
         * @return this builder
         */
        public Builder tag(String value) {
            return put("tag", value);
        }

        /**
         * The priority. Posthorn tries the lowest first. The default is {@code 100}.
         *
         * @param value the value of {@code priority}
         * @return this builder
         */
        public Builder priority(long value) {
            return put("priority", value);
        }

        /**
         * The share of messages among otherwise equal routes. The default is {@code 1}.
         *
         * @param value the value of {@code weight}
         * @return this builder
         */
        public Builder weight(long value) {
            return put("weight", value);
        }

        /**
         * The status. Posthorn does not use a disabled route. The default is {@code enabled}.
         *
         * @param value the value of {@code status}
         * @return this builder
         */
        public Builder status(EnabledStatus value) {
            return put("status", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public OperatorRouteCreateParams build() {
            return new OperatorRouteCreateParams(this);
        }
    }
}
