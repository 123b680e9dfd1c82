// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.OperatorPhoneNumberUpdateStatus;
import io.posthorn.model.RequestedCapability;
import java.util.List;

/** The parameters of {@code client.operator().phoneNumbers().update}. */
public final class OperatorPhoneNumberUpdateParams extends Params {
    private OperatorPhoneNumberUpdateParams(Builder builder) {
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
         * The decision about a request.
         *
         * @param value the value of {@code status}
         * @return this builder
         */
        public Builder status(OperatorPhoneNumberUpdateStatus value) {
            return put("status", value);
        }

        /**
         * The reason for the rejection, up to 200 characters. The account can read it.
         *
         * @param value the value of {@code rejected_reason}, or null
         * @return this builder
         */
        public Builder rejectedReason(String value) {
            return nullable("rejected_reason", value);
        }

        /**
         * The new owner of the number.
         *
         * @param value the value of {@code account_sid}
         * @return this builder
         */
        public Builder accountSid(String value) {
            return put("account_sid", value);
        }

        /**
         * The channels that it supports.
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
        public OperatorPhoneNumberUpdateParams build() {
            return new OperatorPhoneNumberUpdateParams(this);
        }
    }
}
