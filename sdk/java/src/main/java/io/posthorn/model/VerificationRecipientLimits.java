// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** An object of the API. */
public final class VerificationRecipientLimits extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public VerificationRecipientLimits(JsonObject json) {
        super(json);
    }

    /**
     * The name of the limit. A limit of {@code rate_limits} has the prefix {@code own:}. That of a service
     * ends with its sid.
     *
     * @return {@code name}
     */
    public String name() {
        return required("name", ApiObject::text);
    }

    /**
     * The current count.
     *
     * @return {@code count}
     */
    public long count() {
        return required("count", ApiObject::integer);
    }

    /**
     * @return {@code ends_at}, or empty
     */
    public Optional<Instant> endsAt() {
        return optional("ends_at", ApiObject::time);
    }
}
