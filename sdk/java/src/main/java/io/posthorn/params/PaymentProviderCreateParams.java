// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.EnabledStatus;
import java.util.List;
import java.util.Map;

/** The parameters of {@code client.paymentProviders().create}. */
public final class PaymentProviderCreateParams extends Params {
    private PaymentProviderCreateParams(Builder builder) {
        super(builder, "kind", "name");
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
         * The kind of provider. {@code GET /v1/payment_provider_kinds} lists the kinds.
         *
         * @param value the value of {@code kind}
         * @return this builder
         */
        public Builder kind(String value) {
            return put("kind", value);
        }

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
         * The settings of this kind of provider, such as {@code client_id}. {@code GET
         * /v1/payment_provider_kinds} has their schema.
         *
         * @param value the value of {@code settings}
         * @return this builder
         */
        public Builder settings(Map<String, ?> value) {
            return put("settings", value);
        }

        /**
         * The credentials, such as {@code secret_key}. Posthorn encrypts them and never returns them.
         *
         * @param value the value of {@code secrets}
         * @return this builder
         */
        public Builder secrets(Map<String, ?> value) {
            return put("secrets", value);
        }

        /**
         * The currencies for which Posthorn uses the provider. An empty list means all.
         *
         * @param value the value of {@code currencies}
         * @return this builder
         */
        public Builder currencies(List<String> value) {
            return put("currencies", value);
        }

        /**
         * The priority. Posthorn tries the provider with the lowest priority first. The default is {@code
         * 10}.
         *
         * @param value the value of {@code priority}
         * @return this builder
         */
        public Builder priority(long value) {
            return put("priority", value);
        }

        /**
         * The status. New payments do not use a disabled provider. Refunds and disputes of its earlier
         * payments continue. The default is {@code enabled}.
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
        public PaymentProviderCreateParams build() {
            return new PaymentProviderCreateParams(this);
        }
    }
}
