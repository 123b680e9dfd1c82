// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import java.util.Map;

/** The parameters of {@code client.payments().update}. */
public final class PaymentUpdateParams extends Params {
    private PaymentUpdateParams(Builder builder) {
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
         * The text that the customer reads on the page.
         *
         * @param value the value of {@code description}
         * @return this builder
         */
        public Builder description(String value) {
            return put("description", value);
        }

        /**
         * Your own identifier of the payment, such as an order number. You can list payments by it.
         *
         * @param value the value of {@code reference}
         * @return this builder
         */
        public Builder reference(String value) {
            return put("reference", value);
        }

        /**
         * Your own fields, up to 50. A name has up to 40 characters and a value up to 500. Together they have
         * at most 8 KiB of JSON. Answers and events contain them. In a form, write {@code
         * metadata[order]=8731}.
         *
         * @param value the value of {@code metadata}
         * @return this builder
         */
        public Builder metadata(Map<String, String> value) {
            return put("metadata", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public PaymentUpdateParams build() {
            return new PaymentUpdateParams(this);
        }
    }
}
