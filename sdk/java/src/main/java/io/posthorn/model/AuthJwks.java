// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.List;

/** A JSON Web Key Set. */
public final class AuthJwks extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public AuthJwks(JsonObject json) {
        super(json);
    }

    /**
     * The current key, the next key, and the keys of tokens that are still valid.
     *
     * @return {@code keys}
     */
    public List<AuthJwk> keys() {
        return required("keys", list(object(AuthJwk::new)));
    }
}
