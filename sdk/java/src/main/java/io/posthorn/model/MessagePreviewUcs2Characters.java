// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** An object of the API. */
public final class MessagePreviewUcs2Characters extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public MessagePreviewUcs2Characters(JsonObject json) {
        super(json);
    }

    /**
     * The character.
     *
     * @return {@code character}
     */
    public String character() {
        return required("character", ApiObject::text);
    }

    /**
     * The position in the body, in UTF-16 code units from 0.
     *
     * @return {@code index}
     */
    public long index() {
        return required("index", ApiObject::integer);
    }
}
