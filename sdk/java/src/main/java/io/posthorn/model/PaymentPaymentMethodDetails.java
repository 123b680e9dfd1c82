// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.Optional;

/** An object of the API. */
public final class PaymentPaymentMethodDetails extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public PaymentPaymentMethodDetails(JsonObject json) {
        super(json);
    }

    /**
     * The type: {@code card}, or the provider's name for the type.
     *
     * @return {@code type}
     */
    public String type() {
        return required("type", ApiObject::text);
    }

    /**
     * The brand of the card.
     *
     * @return {@code brand}, or empty
     */
    public Optional<String> brand() {
        return optional("brand", ApiObject::text);
    }

    /**
     * The last four digits of the card.
     *
     * @return {@code last4}, or empty
     */
    public Optional<String> last4() {
        return optional("last4", ApiObject::text);
    }

    /**
     * The month in which the card expires.
     *
     * @return {@code exp_month}, or empty
     */
    public Optional<Long> expMonth() {
        return optional("exp_month", ApiObject::integer);
    }

    /**
     * The year in which the card expires.
     *
     * @return {@code exp_year}, or empty
     */
    public Optional<Long> expYear() {
        return optional("exp_year", ApiObject::integer);
    }
}
