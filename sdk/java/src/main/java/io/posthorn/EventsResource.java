// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.Event;
import io.posthorn.model.EventFeed;
import io.posthorn.params.EventFeedParams;
import io.posthorn.params.EventListParams;

/** The resource {@code client.events()}. */
public final class EventsResource {
    private final Core core;

    EventsResource(Core core) {
        this.core = core;
    }

    /**
     * List events.
     *
     * <p>Returns events, newest first. To catch up after an outage, read until the last event that you
     * handled. With {@code type} and without {@code message} or {@code sid}, a page reads at most ten
     * thousand entries. So it can have fewer than {@code limit}, or none, while {@code has_more} is true.
     * Continue with {@code next_cursor}.
     *
     * <p>{@code GET /v1/events}. An API key needs one of the scopes {@code full}, {@code messages}, {@code
     * webhooks}, {@code read}.
     *
     * @return the first page
     */
    public Page<Event> list() {
        return list(null);
    }

    /**
     * List events.
     *
     * <p>Returns events, newest first. To catch up after an outage, read until the last event that you
     * handled. With {@code type} and without {@code message} or {@code sid}, a page reads at most ten
     * thousand entries. So it can have fewer than {@code limit}, or none, while {@code has_more} is true.
     * Continue with {@code next_cursor}.
     *
     * <p>{@code GET /v1/events}. An API key needs one of the scopes {@code full}, {@code messages}, {@code
     * webhooks}, {@code read}.
     *
     * @param params the parameters
     * @return the first page
     */
    public Page<Event> list(EventListParams params) {
        return list(params, null);
    }

    /**
     * As {@link #list(EventListParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the first page
     */
    public Page<Event> list(EventListParams params, RequestOptions options) {
        Call call = new Call("GET", "/v1/events").query(params);
        return core.page(call, Event::new, options, null);
    }

    /**
     * Follow the events.
     *
     * <p>Waits for events, for programs that webhooks cannot reach. {@code posthorn listen} uses this
     * operation. Responds as soon as an event occurs after {@code cursor}, or with an empty list after {@code
     * timeout_ms}. Request again at once with {@code next_cursor}. A cursor works at every process and after
     * a restart, as long as Posthorn keeps the events. Without a cursor, the response is empty and its {@code
     * next_cursor} begins at the present. No event is missing, and the events of one resource are ordered by
     * {@code sequence}. An event can occur twice, as with webhooks: remember the sids of the last minutes. At
     * most 20 requests of an account can wait at one process.
     *
     * <p>{@code GET /v1/events/feed}. An API key needs one of the scopes {@code full}, {@code messages},
     * {@code webhooks}, {@code read}.
     *
     * @return the answer
     */
    public EventFeed feed() {
        return feed(null);
    }

    /**
     * Follow the events.
     *
     * <p>Waits for events, for programs that webhooks cannot reach. {@code posthorn listen} uses this
     * operation. Responds as soon as an event occurs after {@code cursor}, or with an empty list after {@code
     * timeout_ms}. Request again at once with {@code next_cursor}. A cursor works at every process and after
     * a restart, as long as Posthorn keeps the events. Without a cursor, the response is empty and its {@code
     * next_cursor} begins at the present. No event is missing, and the events of one resource are ordered by
     * {@code sequence}. An event can occur twice, as with webhooks: remember the sids of the last minutes. At
     * most 20 requests of an account can wait at one process.
     *
     * <p>{@code GET /v1/events/feed}. An API key needs one of the scopes {@code full}, {@code messages},
     * {@code webhooks}, {@code read}.
     *
     * @param params the parameters
     * @return the answer
     */
    public EventFeed feed(EventFeedParams params) {
        return feed(params, null);
    }

    /**
     * As {@link #feed(EventFeedParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public EventFeed feed(EventFeedParams params, RequestOptions options) {
        Call call = new Call("GET", "/v1/events/feed").query(params).wait("timeout_ms", 20000);
        return core.value(call, EventFeed::new, options);
    }

    /**
     * Retrieve an event.
     *
     * <p>Returns the event as the JSON that webhook endpoints receive.
     *
     * <p>{@code GET /v1/events/{sid}}. An API key needs one of the scopes {@code full}, {@code messages},
     * {@code webhooks}, {@code read}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public Event get(String sid) {
        return get(sid, null);
    }

    /**
     * As {@link #get(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public Event get(String sid, RequestOptions options) {
        Call call = new Call("GET", "/v1/events/{sid}").value("sid", sid);
        return core.value(call, Event::new, options);
    }
}
