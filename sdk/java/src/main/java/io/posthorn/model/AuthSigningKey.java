// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;

/** A signing key. */
public final class AuthSigningKey extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public AuthSigningKey(JsonObject json) {
        super(json);
    }

    /**
     * The thumbprint of the key (RFC 7638).
     *
     * @return {@code kid}
     */
    public String kid() {
        return required("kid", ApiObject::text);
    }

    /**
     * The time of creation.
     *
     * @return {@code created_at}
     */
    public Instant createdAt() {
        return required("created_at", ApiObject::time);
    }
}
