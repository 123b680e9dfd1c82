// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** The result of the revocation. */
public final class RevokedAuthSessions extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public RevokedAuthSessions(JsonObject json) {
        super(json);
    }

    /**
     * The subject.
     *
     * @return {@code subject}
     */
    public String subject() {
        return required("subject", ApiObject::text);
    }

    /**
     * The number of revoked sessions.
     *
     * @return {@code revoked}
     */
    public long revoked() {
        return required("revoked", ApiObject::integer);
    }
}
