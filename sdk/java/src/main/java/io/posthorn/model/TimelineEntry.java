// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** An entry in the timeline of a message. */
public final class TimelineEntry extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public TimelineEntry(JsonObject json) {
        super(json);
    }

    /**
     * The kind of entry: a change of status, or a note about an event that did not change the status.
     *
     * @return {@code kind}
     */
    public TimelineEntryKind kind() {
        return required("kind", value(TimelineEntryKind::of));
    }

    /**
     * The event type of a change, or the type of a note, such as {@code receipt_ignored}.
     *
     * @return {@code type}
     */
    public String type() {
        return required("type", ApiObject::text);
    }

    /**
     * @return {@code event_sid}, or empty
     */
    public Optional<String> eventSid() {
        return optional("event_sid", ApiObject::text);
    }

    /**
     * The position among the message's events. Null for notes.
     *
     * @return {@code sequence}, or empty
     */
    public Optional<Long> sequence() {
        return optional("sequence", ApiObject::integer);
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
     * The reason, or the data that Posthorn and the carrier exchanged. Null without details.
     *
     * @return {@code detail}, or empty
     */
    public Optional<JsonObject> detail() {
        return optional("detail", ApiObject::fields);
    }
}
