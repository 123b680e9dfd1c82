// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** An object of the API. */
public final class ReplyRequestMedia extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public ReplyRequestMedia(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the file.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The type of the file.
     *
     * @return {@code content_type}
     */
    public String contentType() {
        return required("content_type", ApiObject::text);
    }
}
