// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.Replay;

/** The resource {@code client.replays()}. */
public final class ReplaysResource {
    private final Core core;

    ReplaysResource(Core core) {
        this.core = core;
    }

    /**
     * Retrieve a replay.
     *
     * <p>Returns the replay with its progress. It is complete when its {@code status} is {@code completed}
     * and {@code waiting} is 0.
     *
     * <p>{@code GET /v1/replays/{sid}}. An API key needs one of the scopes {@code full}, {@code webhooks},
     * {@code read}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public Replay get(String sid) {
        return get(sid, null);
    }

    /**
     * As {@link #get(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public Replay get(String sid, RequestOptions options) {
        Call call = new Call("GET", "/v1/replays/{sid}").value("sid", sid);
        return core.value(call, Replay::new, options);
    }

    /**
     * Cancel a replay.
     *
     * <p>Stops the replay and removes its pending deliveries, even if it has completed. Each delivery returns
     * to the status of its last attempt, or is {@code canceled} without an attempt. Deliveries that another
     * replay of the endpoint requested remain queued. Attempts in progress can still arrive. Canceling a
     * canceled replay changes nothing.
     *
     * <p>{@code POST /v1/replays/{sid}/cancel}. An API key needs one of the scopes {@code full}, {@code
     * webhooks}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public Replay cancel(String sid) {
        return cancel(sid, null);
    }

    /**
     * As {@link #cancel(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public Replay cancel(String sid, RequestOptions options) {
        Call call = new Call("POST", "/v1/replays/{sid}/cancel").value("sid", sid).body(null).key();
        return core.value(call, Replay::new, options);
    }
}
