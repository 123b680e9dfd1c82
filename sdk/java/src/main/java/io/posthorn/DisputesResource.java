// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.Dispute;
import io.posthorn.params.DisputeListParams;

/** The resource {@code client.disputes()}. */
public final class DisputesResource {
    private final Core core;

    DisputesResource(Core core) {
        this.core = core;
    }

    /**
     * List disputes.
     *
     * <p>Returns disputes, newest first unless {@code order} says otherwise. With {@code status}, a page
     * reads at most ten thousand entries. So it can have fewer than {@code limit}, or none, while {@code
     * has_more} is true. Continue with {@code next_cursor}.
     *
     * <p>{@code GET /v1/disputes}. An API key needs one of the scopes {@code full}, {@code payments}, {@code
     * read}.
     *
     * @return the first page
     */
    public Page<Dispute> list() {
        return list(null);
    }

    /**
     * List disputes.
     *
     * <p>Returns disputes, newest first unless {@code order} says otherwise. With {@code status}, a page
     * reads at most ten thousand entries. So it can have fewer than {@code limit}, or none, while {@code
     * has_more} is true. Continue with {@code next_cursor}.
     *
     * <p>{@code GET /v1/disputes}. An API key needs one of the scopes {@code full}, {@code payments}, {@code
     * read}.
     *
     * @param params the parameters
     * @return the first page
     */
    public Page<Dispute> list(DisputeListParams params) {
        return list(params, null);
    }

    /**
     * As {@link #list(DisputeListParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the first page
     */
    public Page<Dispute> list(DisputeListParams params, RequestOptions options) {
        Call call = new Call("GET", "/v1/disputes").query(params);
        return core.page(call, Dispute::new, options, null);
    }

    /**
     * Retrieve a dispute.
     *
     * <p>Returns the current dispute.
     *
     * <p>{@code GET /v1/disputes/{sid}}. An API key needs one of the scopes {@code full}, {@code payments},
     * {@code read}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public Dispute get(String sid) {
        return get(sid, null);
    }

    /**
     * As {@link #get(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public Dispute get(String sid, RequestOptions options) {
        Call call = new Call("GET", "/v1/disputes/{sid}").value("sid", sid);
        return core.value(call, Dispute::new, options);
    }
}
