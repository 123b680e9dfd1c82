// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.EventTypeDescription;

/** The resource {@code client.eventTypes()}. */
public final class EventTypesResource {
    private final Core core;

    EventTypesResource(Core core) {
        this.core = core;
    }

    /**
     * List event types.
     *
     * <p>Returns every event type with the JSON Schema of its body, on one page.
     *
     * <p>{@code GET /v1/event_types}. An API key needs one of the scopes {@code full}, {@code messages},
     * {@code webhooks}, {@code read}.
     *
     * @return the first page
     */
    public Page<EventTypeDescription> list() {
        return list(null);
    }

    /**
     * As {@link #list()}, with options for this call.
     *
     * @param options the options, or null
     * @return the first page
     */
    public Page<EventTypeDescription> list(RequestOptions options) {
        Call call = new Call("GET", "/v1/event_types");
        return core.page(call, EventTypeDescription::new, options, null);
    }
}
