// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.List;
import java.util.Optional;

/** The settings of a carrier of the kind {@code http} for one provider or gateway. */
public final class CarrierPreset extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public CarrierPreset(JsonObject json) {
        super(json);
    }

    /**
     * The value of the setting {@code preset}.
     *
     * @return {@code preset}
     */
    public String preset() {
        return required("preset", ApiObject::text);
    }

    /**
     * The name of the provider.
     *
     * @return {@code label}
     */
    public String label() {
        return required("label", ApiObject::text);
    }

    /**
     * The channels that the provider supports.
     *
     * @return {@code channels}
     */
    public List<String> channels() {
        return required("channels", list(ApiObject::text));
    }

    /**
     * The values that the operator must enter.
     *
     * @return {@code values}
     */
    public List<CarrierPresetValues> values() {
        return required("values", list(object(CarrierPresetValues::new)));
    }

    /**
     * The provider's name for the {@code password}.
     *
     * @return {@code password}
     */
    public String password() {
        return required("password", ApiObject::text);
    }

    /**
     * The provider's name for the {@code webhook_secret}. Null if the password or a value verifies webhooks.
     *
     * @return {@code webhook_secret}, or empty
     */
    public Optional<String> webhookSecret() {
        return optional("webhook_secret", ApiObject::text);
    }

    /**
     * The steps at the provider that let receipts and messages arrive.
     *
     * @return {@code setup}
     */
    public String setup() {
        return required("setup", ApiObject::text);
    }
}
