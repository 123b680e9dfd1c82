// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.Difference;
import io.posthorn.params.DifferenceListParams;
import io.posthorn.params.DifferenceResolveParams;

/** The resource {@code client.differences()}. */
public final class DifferencesResource {
    private final Core core;

    DifferencesResource(Core core) {
        this.core = core;
    }

    /**
     * List differences.
     *
     * <p>Returns the differences that reconciliations found, newest first.
     *
     * <p>{@code GET /v1/differences}. An API key needs one of the scopes {@code full}, {@code payments},
     * {@code read}.
     *
     * @return the first page
     */
    public Page<Difference> list() {
        return list(null);
    }

    /**
     * List differences.
     *
     * <p>Returns the differences that reconciliations found, newest first.
     *
     * <p>{@code GET /v1/differences}. An API key needs one of the scopes {@code full}, {@code payments},
     * {@code read}.
     *
     * @param params the parameters
     * @return the first page
     */
    public Page<Difference> list(DifferenceListParams params) {
        return list(params, null);
    }

    /**
     * As {@link #list(DifferenceListParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the first page
     */
    public Page<Difference> list(DifferenceListParams params, RequestOptions options) {
        Call call = new Call("GET", "/v1/differences").query(params);
        return core.page(call, Difference::new, options, null);
    }

    /**
     * Retrieve a difference.
     *
     * <p>Returns the current difference.
     *
     * <p>{@code GET /v1/differences/{sid}}. An API key needs one of the scopes {@code full}, {@code
     * payments}, {@code read}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public Difference get(String sid) {
        return get(sid, null);
    }

    /**
     * As {@link #get(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public Difference get(String sid, RequestOptions options) {
        Call call = new Call("GET", "/v1/differences/{sid}").value("sid", sid);
        return core.value(call, Difference::new, options);
    }

    /**
     * Resolve a difference.
     *
     * <p>Resolves a difference. {@code booked} changes the ledger to the provider's current list, in the same
     * transaction. It books a fee as {@code fee}, a payout as {@code payout}, and any other difference as
     * {@code adjustment}. If both lists already agree, it books nothing and the resolution is {@code
     * matched_later}. {@code ignored} books nothing, and Posthorn does not report the difference again while
     * its amounts are the same. A payment with the {@code review_reason} {@code amount_mismatch} needs a
     * decision of its own first. You can repeat the same decision. The audit log contains the member who
     * decided.
     *
     * <p>{@code POST /v1/differences/{sid}/resolve}. An API key needs one of the scopes {@code full}, {@code
     * payments}.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @return the answer
     */
    public Difference resolve(String sid, DifferenceResolveParams params) {
        return resolve(sid, params, null);
    }

    /**
     * As {@link #resolve(String, DifferenceResolveParams)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public Difference resolve(String sid, DifferenceResolveParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/differences/{sid}/resolve")
                .value("sid", sid)
                .body(Call.required(params))
                .key();
        return core.value(call, Difference::new, options);
    }
}
