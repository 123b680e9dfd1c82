// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** An object of the API. */
public final class MessagesReplyRequestedDataReplyRequestFallback extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public MessagesReplyRequestedDataReplyRequestFallback(JsonObject json) {
        super(json);
    }

    /**
     * @return {@code url}
     */
    public String url() {
        return required("url", ApiObject::text);
    }

    /**
     * @return {@code method}
     */
    public MessagesReplyRequestedDataReplyRequestMethod method() {
        return required("method", value(MessagesReplyRequestedDataReplyRequestMethod::of));
    }
}
