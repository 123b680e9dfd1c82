// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.RequestedCapability;
import java.util.List;

/** The parameters of {@code client.phoneNumbers().create}. */
public final class PhoneNumberCreateParams extends Params {
    private PhoneNumberCreateParams(Builder builder) {
        super(builder, "number");
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
         * The channels that the number supports. Default: all. Send a list, or one string with commas.
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
        public PhoneNumberCreateParams build() {
            return new PhoneNumberCreateParams(this);
        }
    }
}
