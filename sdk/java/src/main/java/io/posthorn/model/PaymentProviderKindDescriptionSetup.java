// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.List;

/** An object of the API. */
public final class PaymentProviderKindDescriptionSetup extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public PaymentProviderKindDescriptionSetup(JsonObject json) {
        super(json);
    }

    /**
     * The steps to find the settings and the secrets.
     *
     * @return {@code credentials}
     */
    public List<String> credentials() {
        return required("credentials", list(ApiObject::text));
    }

    /**
     * The steps to add the webhook. Empty if the provider sends no notifications.
     *
     * @return {@code notifications}
     */
    public List<String> notifications() {
        return required("notifications", list(ApiObject::text));
    }
}
