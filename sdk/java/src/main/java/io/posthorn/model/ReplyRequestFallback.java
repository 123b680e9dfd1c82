// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** An object of the API. */
public final class ReplyRequestFallback extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public ReplyRequestFallback(JsonObject json) {
        super(json);
    }

    /**
     * The fallback URL.
     *
     * @return {@code url}
     */
    public String url() {
        return required("url", ApiObject::text);
    }

    /**
     * The method of its request.
     *
     * @return {@code method}
     */
    public CallbackMethod method() {
        return required("method", value(CallbackMethod::of));
    }
}
