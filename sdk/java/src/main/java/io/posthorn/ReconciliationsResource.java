// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.Reconciliation;
import io.posthorn.params.ReconciliationCreateParams;
import io.posthorn.params.ReconciliationListParams;

/** The resource {@code client.reconciliations()}. */
public final class ReconciliationsResource {
    private final Core core;

    ReconciliationsResource(Core core) {
        this.core = core;
    }

    /**
     * Begin a reconciliation.
     *
     * <p>Compares a provider's list of transactions with the ledger now. Posthorn also does this every night.
     * It marks matching transactions as {@code reconciled}. It books payouts, and fees of known charges, as
     * the provider lists them. Any other mismatch becomes a difference.
     *
     * <p>{@code POST /v1/reconciliations}. An API key needs one of the scopes {@code full}, {@code payments}.
     *
     * @return the answer
     */
    public Reconciliation create() {
        return create(null);
    }

    /**
     * Begin a reconciliation.
     *
     * <p>Compares a provider's list of transactions with the ledger now. Posthorn also does this every night.
     * It marks matching transactions as {@code reconciled}. It books payouts, and fees of known charges, as
     * the provider lists them. Any other mismatch becomes a difference.
     *
     * <p>{@code POST /v1/reconciliations}. An API key needs one of the scopes {@code full}, {@code payments}.
     *
     * @param params the parameters
     * @return the answer
     */
    public Reconciliation create(ReconciliationCreateParams params) {
        return create(params, null);
    }

    /**
     * As {@link #create(ReconciliationCreateParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public Reconciliation create(ReconciliationCreateParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/reconciliations").body(params).key();
        return core.value(call, Reconciliation::new, options);
    }

    /**
     * List reconciliations.
     *
     * <p>Returns reconciliations, newest first.
     *
     * <p>{@code GET /v1/reconciliations}. An API key needs one of the scopes {@code full}, {@code payments},
     * {@code read}.
     *
     * @return the first page
     */
    public Page<Reconciliation> list() {
        return list(null);
    }

    /**
     * List reconciliations.
     *
     * <p>Returns reconciliations, newest first.
     *
     * <p>{@code GET /v1/reconciliations}. An API key needs one of the scopes {@code full}, {@code payments},
     * {@code read}.
     *
     * @param params the parameters
     * @return the first page
     */
    public Page<Reconciliation> list(ReconciliationListParams params) {
        return list(params, null);
    }

    /**
     * As {@link #list(ReconciliationListParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the first page
     */
    public Page<Reconciliation> list(ReconciliationListParams params, RequestOptions options) {
        Call call = new Call("GET", "/v1/reconciliations").query(params);
        return core.page(call, Reconciliation::new, options, null);
    }

    /**
     * Retrieve a reconciliation.
     *
     * <p>Returns the current reconciliation.
     *
     * <p>{@code GET /v1/reconciliations/{sid}}. An API key needs one of the scopes {@code full}, {@code
     * payments}, {@code read}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public Reconciliation get(String sid) {
        return get(sid, null);
    }

    /**
     * As {@link #get(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public Reconciliation get(String sid, RequestOptions options) {
        Call call = new Call("GET", "/v1/reconciliations/{sid}").value("sid", sid);
        return core.value(call, Reconciliation::new, options);
    }
}
