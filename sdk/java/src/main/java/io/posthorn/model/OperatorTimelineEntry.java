// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** An entry in the timeline of a message, including exchanges with the carrier. */
public final class OperatorTimelineEntry extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public OperatorTimelineEntry(JsonObject json) {
        super(json);
    }

    /**
     * The kind of entry: a change of status, a note without a change, or an exchange with the carrier.
     *
     * @return {@code kind}
     */
    public OperatorTimelineEntryKind kind() {
        return required("kind", value(OperatorTimelineEntryKind::of));
    }

    /**
     * The event type, the type of the note, or the command of the PDU.
     *
     * @return {@code type}
     */
    public String type() {
        return required("type", ApiObject::text);
    }

    /**
     * The time of the entry.
     *
     * @return {@code occurred_at}
     */
    public Instant occurredAt() {
        return required("occurred_at", ApiObject::time);
    }

    /**
     * The reason. For an exchange, its bytes in hexadecimal and its direction.
     *
     * @return {@code detail}, or empty
     */
    public Optional<JsonObject> detail() {
        return optional("detail", ApiObject::fields);
    }
}
