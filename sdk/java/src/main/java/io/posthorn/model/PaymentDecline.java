// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.Optional;

/** An object of the API. */
public final class PaymentDecline extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public PaymentDecline(JsonObject json) {
        super(json);
    }

    /**
     * The reason, in the same words for all providers.
     *
     * @return {@code reason}
     */
    public PaymentDeclineReason reason() {
        return required("reason", value(PaymentDeclineReason::of));
    }

    /**
     * The provider's own code of the reason.
     *
     * @return {@code provider_code}, or empty
     */
    public Optional<String> providerCode() {
        return optional("provider_code", ApiObject::text);
    }
}
