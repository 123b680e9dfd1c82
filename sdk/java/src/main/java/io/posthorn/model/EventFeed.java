// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.List;

/** The events after the cursor. */
public final class EventFeed extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public EventFeed(JsonObject json) {
        super(json);
    }

    /**
     * The events, oldest first. The events of one resource are ordered by {@code sequence}.
     *
     * @return {@code data}
     */
    public List<Event> data() {
        return required("data", list(object(Event::new)));
    }

    /**
     * True if more events are available now.
     *
     * @return {@code has_more}
     */
    public boolean hasMore() {
        return required("has_more", ApiObject::flag);
    }

    /**
     * The cursor of the next request. It is never null.
     *
     * @return {@code next_cursor}
     */
    public String nextCursor() {
        return required("next_cursor", ApiObject::text);
    }
}
