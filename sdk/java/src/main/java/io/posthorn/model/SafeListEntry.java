// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** An address that is exempt from limits and blocks. */
public final class SafeListEntry extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public SafeListEntry(JsonObject json) {
        super(json);
    }

    /**
     * The address.
     *
     * @return {@code to}
     */
    public String to() {
        return required("to", ApiObject::text);
    }

    /**
     * Your note.
     *
     * @return {@code note}, or empty
     */
    public Optional<String> note() {
        return optional("note", ApiObject::text);
    }

    /**
     * The time when you added the address.
     *
     * @return {@code created_at}
     */
    public Instant createdAt() {
        return required("created_at", ApiObject::time);
    }
}
