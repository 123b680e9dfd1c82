// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.RequestedCapability;
import java.util.List;

/** The parameters of {@code client.operator().phoneNumbers().assign}. */
public final class OperatorPhoneNumberAssignParams extends Params {
    private OperatorPhoneNumberAssignParams(Builder builder) {
        super(builder, "account_sid", "number");
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
         * The account that becomes the owner.
         *
         * @param value the value of {@code account_sid}
         * @return this builder
         */
        public Builder accountSid(String value) {
            return put("account_sid", value);
        }

        /**
         * A phone number in E.164, a short code, a sender id of 1 to 11 letters and digits, or a chat
         * address. Case does not matter.
         *
         * @param value the value of {@code number}
         * @return this builder
         */
        public Builder number(String value) {
            return put("number", value);
        }

        /**
         * The channels that the number supports. The default is {@code ["sms","mms"]}.
         *
         * @param value the value of {@code capabilities}
         * @return this builder
         */
        public Builder capabilities(List<RequestedCapability> value) {
            return put("capabilities", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public OperatorPhoneNumberAssignParams build() {
            return new OperatorPhoneNumberAssignParams(this);
        }
    }
}
