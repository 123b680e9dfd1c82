// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;

/** A recipient whose delivery receipts the simulator holds. */
public final class SimulatorHold extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public SimulatorHold(JsonObject json) {
        super(json);
    }

    /**
     * The recipient.
     *
     * @return {@code to}
     */
    public String to() {
        return required("to", ApiObject::text);
    }

    /**
     * The number of held receipts, one for each segment.
     *
     * @return {@code num_held_receipts}
     */
    public long numHeldReceipts() {
        return required("num_held_receipts", ApiObject::integer);
    }

    /**
     * The start of the hold.
     *
     * @return {@code created_at}
     */
    public Instant createdAt() {
        return required("created_at", ApiObject::time);
    }
}
