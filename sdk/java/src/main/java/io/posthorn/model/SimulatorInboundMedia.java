// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** An object of the API. */
public final class SimulatorInboundMedia extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public SimulatorInboundMedia(JsonObject json) {
        super(json);
    }

    /**
     * The media type.
     *
     * @return {@code content_type}
     */
    public String contentType() {
        return required("content_type", ApiObject::text);
    }

    /**
     * The size in bytes.
     *
     * @return {@code bytes}
     */
    public long bytes() {
        return required("bytes", ApiObject::integer);
    }
}
