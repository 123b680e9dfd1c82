// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** An object of the API. */
public final class MessagesReplyRequestedDataReplyRequestError extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public MessagesReplyRequestedDataReplyRequestError(JsonObject json) {
        super(json);
    }

    /**
     * @return {@code code}
     */
    public long code() {
        return required("code", ApiObject::integer);
    }

    /**
     * @return {@code url}
     */
    public String url() {
        return required("url", ApiObject::text);
    }
}
