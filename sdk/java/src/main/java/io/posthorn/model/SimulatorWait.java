// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.Optional;

/** The result of a wait. */
public final class SimulatorWait extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public SimulatorWait(JsonObject json) {
        super(json);
    }

    /**
     * The message. Null if none arrived in time.
     *
     * @return {@code message}, or empty
     */
    public Optional<SimulatorMessage> message() {
        return optional("message", object(SimulatorMessage::new));
    }
}
