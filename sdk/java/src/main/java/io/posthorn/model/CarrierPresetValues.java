// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.Optional;

/** An object of the API. */
public final class CarrierPresetValues extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public CarrierPresetValues(JsonObject json) {
        super(json);
    }

    /**
     * The name of the value in the setting {@code values}.
     *
     * @return {@code name}
     */
    public String name() {
        return required("name", ApiObject::text);
    }

    /**
     * The name of the value at the provider.
     *
     * @return {@code label}
     */
    public String label() {
        return required("label", ApiObject::text);
    }

    /**
     * The place where you find the value.
     *
     * @return {@code meaning}
     */
    public String meaning() {
        return required("meaning", ApiObject::text);
    }

    /**
     * The form of the value.
     *
     * @return {@code example}
     */
    public String example() {
        return required("example", ApiObject::text);
    }

    /**
     * The default of the value. Null without a default.
     *
     * @return {@code fallback}, or empty
     */
    public Optional<String> fallback() {
        return optional("fallback", ApiObject::text);
    }

    /**
     * True if the value is required.
     *
     * @return {@code is_required}
     */
    public boolean isRequired() {
        return required("is_required", ApiObject::flag);
    }
}
