// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.Optional;

/** An object of the API. */
public final class PreviewedRoute extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public PreviewedRoute(JsonObject json) {
        super(json);
    }

    /**
     * @return {@code sid}, or empty
     */
    public Optional<String> sid() {
        return optional("sid", ApiObject::text);
    }

    /**
     * The carrier that would get the message.
     *
     * @return {@code carrier}
     */
    public String carrier() {
        return required("carrier", ApiObject::text);
    }

    /**
     * True if no matching carrier accepts messages now.
     *
     * @return {@code waits}
     */
    public boolean waits() {
        return required("waits", ApiObject::flag);
    }
}
