// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** A kind of event. */
public final class EventTypeDescription extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public EventTypeDescription(JsonObject json) {
        super(json);
    }

    /**
     * The name of the event type.
     *
     * @return {@code name}
     */
    public String name() {
        return required("name", ApiObject::text);
    }

    /**
     * The meaning of the event type.
     *
     * @return {@code description}
     */
    public String description() {
        return required("description", ApiObject::text);
    }

    /**
     * True if this version sends events of this type. An endpoint can subscribe to an unavailable type, and
     * receives its events after an upgrade that sends them.
     *
     * @return {@code is_available}
     */
    public boolean isAvailable() {
        return required("is_available", ApiObject::flag);
    }

    /**
     * The JSON Schema (2020-12) of the body of the event.
     *
     * @return {@code schema}
     */
    public JsonObject schema() {
        return required("schema", ApiObject::fields);
    }
}
