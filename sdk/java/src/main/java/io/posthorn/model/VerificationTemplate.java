// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.List;

/** An object of the API. */
public final class VerificationTemplate extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public VerificationTemplate(JsonObject json) {
        super(json);
    }

    /**
     * The name of the authentication template at Meta.
     *
     * @return {@code name}
     */
    public String name() {
        return required("name", ApiObject::text);
    }

    /**
     * The languages in which Meta approved it, as Meta writes them. Posthorn takes the first if none is that
     * of the message.
     *
     * @return {@code languages}
     */
    public List<String> languages() {
        return required("languages", list(ApiObject::text));
    }
}
