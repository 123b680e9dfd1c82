// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** An object of the API. */
public final class ReplyRequestError extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public ReplyRequestError(JsonObject json) {
        super(json);
    }

    /**
     * Twilio's number for the error.
     *
     * @return {@code code}
     */
    public long code() {
        return required("code", ApiObject::integer);
    }

    /**
     * The URL that failed.
     *
     * @return {@code url}
     */
    public String url() {
        return required("url", ApiObject::text);
    }
}
