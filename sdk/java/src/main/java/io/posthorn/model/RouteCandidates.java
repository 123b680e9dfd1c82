// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.List;

/** The routes that match a message. */
public final class RouteCandidates extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public RouteCandidates(JsonObject json) {
        super(json);
    }

    /**
     * The routes in the order in which Posthorn tries them.
     *
     * @return {@code data}
     */
    public List<RouteCandidate> data() {
        return required("data", list(object(RouteCandidate::new)));
    }

    /**
     * True if no route matches and the message goes to the simulator. If no route matches and this is false,
     * the server refuses the message.
     *
     * @return {@code takes_simulator}
     */
    public boolean takesSimulator() {
        return required("takes_simulator", ApiObject::flag);
    }
}
