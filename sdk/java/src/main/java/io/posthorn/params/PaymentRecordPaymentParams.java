// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import java.time.Instant;

/** The parameters of {@code client.payments().recordPayment}. */
public final class PaymentRecordPaymentParams extends Params {
    private PaymentRecordPaymentParams(Builder builder) {
        super(builder, "reference");
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
         * The received amount, in minor units of the payment's currency. Default: the outstanding amount.
         *
         * @param value the value of {@code amount}
         * @return this builder
         */
        public Builder amount(long value) {
            return put("amount", value);
        }

        /**
         * True if you expect no more money. This completes the payment, even with less than its amount.
         * {@code amount} can then be 0. The default is {@code false}.
         *
         * @param value the value of {@code final}
         * @return this builder
         */
        public Builder final_(boolean value) {
            return put("final", value);
        }

        /**
         * The reference of the money, such as the number of a receipt or transfer. Each part needs a
         * different reference.
         *
         * @param value the value of {@code reference}
         * @return this builder
         */
        public Builder reference(String value) {
            return put("reference", value);
        }

        /**
         * The time when you received the money. Default: now.
         *
         * @param value the value of {@code received_at}
         * @return this builder
         */
        public Builder receivedAt(Instant value) {
            return put("received_at", value);
        }

        /**
         * A note for people.
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
        public PaymentRecordPaymentParams build() {
            return new PaymentRecordPaymentParams(this);
        }
    }
}
