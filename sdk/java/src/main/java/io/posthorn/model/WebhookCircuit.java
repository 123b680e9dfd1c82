// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** An object of the API. */
public final class WebhookCircuit extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public WebhookCircuit(JsonObject json) {
        super(json);
    }

    /**
     * The state. {@code closed}: Posthorn sends requests. {@code open}: ten attempts in a row had no response
     * or a 5xx status, so Posthorn sends nothing until {@code retry_at}. {@code half_open}: Posthorn sends
     * one request, and its result decides.
     *
     * @return {@code state}
     */
    public CircuitState state() {
        return required("state", value(CircuitState::of));
    }

    /**
     * @return {@code retry_at}, or empty
     */
    public Optional<Instant> retryAt() {
        return optional("retry_at", ApiObject::time);
    }
}
