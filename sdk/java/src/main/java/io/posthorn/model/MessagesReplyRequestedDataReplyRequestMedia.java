// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** An object of the API. */
public final class MessagesReplyRequestedDataReplyRequestMedia extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public MessagesReplyRequestedDataReplyRequestMedia(JsonObject json) {
        super(json);
    }

    /**
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * @return {@code content_type}
     */
    public String contentType() {
        return required("content_type", ApiObject::text);
    }
}
