// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.Refund;
import io.posthorn.params.RefundCreateParams;
import io.posthorn.params.RefundListParams;

/** The resource {@code client.refunds()}. */
public final class RefundsResource {
    private final Core core;

    RefundsResource(Core core) {
        this.core = core;
    }

    /**
     * Refund a payment.
     *
     * <p>Returns money of a payment to the customer. Posthorn reserves the amount first, so simultaneous
     * refunds never exceed the captured amount. The refund is {@code pending} until the provider confirms it.
     * Needs an {@code Idempotency-Key}.
     *
     * <p>{@code POST /v1/refunds}. An API key needs one of the scopes {@code full}, {@code payments}.
     *
     * @param params the parameters
     * @return the answer
     */
    public Refund create(RefundCreateParams params) {
        return create(params, null);
    }

    /**
     * As {@link #create(RefundCreateParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public Refund create(RefundCreateParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/refunds").body(Call.required(params)).key();
        return core.value(call, Refund::new, options);
    }

    /**
     * List refunds.
     *
     * <p>Returns refunds, newest first unless {@code order} says otherwise. With {@code status}, a page reads
     * at most ten thousand entries. So it can have fewer than {@code limit}, or none, while {@code has_more}
     * is true. Continue with {@code next_cursor}.
     *
     * <p>{@code GET /v1/refunds}. An API key needs one of the scopes {@code full}, {@code payments}, {@code
     * read}.
     *
     * @return the first page
     */
    public Page<Refund> list() {
        return list(null);
    }

    /**
     * List refunds.
     *
     * <p>Returns refunds, newest first unless {@code order} says otherwise. With {@code status}, a page reads
     * at most ten thousand entries. So it can have fewer than {@code limit}, or none, while {@code has_more}
     * is true. Continue with {@code next_cursor}.
     *
     * <p>{@code GET /v1/refunds}. An API key needs one of the scopes {@code full}, {@code payments}, {@code
     * read}.
     *
     * @param params the parameters
     * @return the first page
     */
    public Page<Refund> list(RefundListParams params) {
        return list(params, null);
    }

    /**
     * As {@link #list(RefundListParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the first page
     */
    public Page<Refund> list(RefundListParams params, RequestOptions options) {
        Call call = new Call("GET", "/v1/refunds").query(params);
        return core.page(call, Refund::new, options, null);
    }

    /**
     * Retrieve a refund.
     *
     * <p>Returns the current refund.
     *
     * <p>{@code GET /v1/refunds/{sid}}. An API key needs one of the scopes {@code full}, {@code payments},
     * {@code read}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public Refund get(String sid) {
        return get(sid, null);
    }

    /**
     * As {@link #get(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public Refund get(String sid, RequestOptions options) {
        Call call = new Call("GET", "/v1/refunds/{sid}").value("sid", sid);
        return core.value(call, Refund::new, options);
    }
}
