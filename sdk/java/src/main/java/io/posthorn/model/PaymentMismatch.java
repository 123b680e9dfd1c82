// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** An object of the API. */
public final class PaymentMismatch extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public PaymentMismatch(JsonObject json) {
        super(json);
    }

    /**
     * The requested amount, in minor units of {@code requested_currency}.
     *
     * @return {@code requested_amount}
     */
    public long requestedAmount() {
        return required("requested_amount", ApiObject::integer);
    }

    /**
     * The requested currency.
     *
     * @return {@code requested_currency}
     */
    public String requestedCurrency() {
        return required("requested_currency", ApiObject::text);
    }

    /**
     * The amount that the provider reports, in minor units of {@code currency}.
     *
     * @return {@code amount}
     */
    public long amount() {
        return required("amount", ApiObject::integer);
    }

    /**
     * The currency that the provider reports.
     *
     * @return {@code currency}
     */
    public String currency() {
        return required("currency", ApiObject::text);
    }

    /**
     * The amount that the provider has captured.
     *
     * @return {@code amount_captured}
     */
    public long amountCaptured() {
        return required("amount_captured", ApiObject::integer);
    }

    /**
     * Your decision. Null before.
     *
     * @return {@code resolution}, or empty
     */
    public Optional<MismatchResolution> resolution() {
        return optional("resolution", value(MismatchResolution::of));
    }

    /**
     * The note of the decision. Null without one.
     *
     * @return {@code note}, or empty
     */
    public Optional<String> note() {
        return optional("note", ApiObject::text);
    }

    /**
     * The time of the decision. Null before.
     *
     * @return {@code resolved_at}, or empty
     */
    public Optional<Instant> resolvedAt() {
        return optional("resolved_at", ApiObject::time);
    }
}
