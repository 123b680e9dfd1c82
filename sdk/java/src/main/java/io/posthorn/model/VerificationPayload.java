// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** An object of the API. */
public final class VerificationPayload extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public VerificationPayload(JsonObject json) {
        super(json);
    }

    /**
     * The amount, with a decimal point.
     *
     * @return {@code amount}
     */
    public String amount() {
        return required("amount", ApiObject::text);
    }

    /**
     * The currency (ISO 4217).
     *
     * @return {@code currency}
     */
    public String currency() {
        return required("currency", ApiObject::text);
    }

    /**
     * The payee.
     *
     * @return {@code payee}
     */
    public String payee() {
        return required("payee", ApiObject::text);
    }
}
