// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.SenderRuleKind;

/** The parameters of {@code client.operator().senderRules().create}. */
public final class OperatorSenderRuleCreateParams extends Params {
    private OperatorSenderRuleCreateParams(Builder builder) {
        super(builder, "kind");
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
         * The account of the rule. Default: every account.
         *
         * @param value the value of {@code account_sid}
         * @return this builder
         */
        public Builder accountSid(String value) {
            return put("account_sid", value);
        }

        /**
         * The kind of rule: {@code exact} allows one sender, {@code pattern} allows all matching senders,
         * {@code any} allows every sender.
         *
         * @param value the value of {@code kind}
         * @return this builder
         */
        public Builder kind(SenderRuleKind value) {
            return put("kind", value);
        }

        /**
         * The sender. For {@code exact}, send an address as in {@code from} of a message. For {@code
         * pattern}, send 2 to 64 characters, in which {@code *} stands for any characters. Omit it for {@code
         * any}.
         *
         * @param value the value of {@code sender}
         * @return this builder
         */
        public Builder sender(String value) {
            return put("sender", value);
        }

        /**
         * The reason for the rule, up to 200 characters.
         *
         * @param value the value of {@code note}
         * @return this builder
         */
        public Builder note(String value) {
            return put("note", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public OperatorSenderRuleCreateParams build() {
            return new OperatorSenderRuleCreateParams(this);
        }
    }
}
