// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.LedgerPeriod;
import io.posthorn.params.LedgerPeriodCloseParams;
import io.posthorn.params.LedgerPeriodListParams;

/** The resource {@code client.ledgerPeriods()}. */
public final class LedgerPeriodsResource {
    private final Core core;

    LedgerPeriodsResource(Core core) {
        this.core = core;
    }

    /**
     * Close a period.
     *
     * <p>Closes the books up to a time, and stores the balances at that time. A later transaction of the
     * period gets the current time as its {@code effective_at}. You cannot reopen a closed period.
     *
     * <p>{@code POST /v1/ledger_periods}. An API key needs one of the scopes {@code full}, {@code payments}.
     *
     * @param params the parameters
     * @return the answer
     */
    public LedgerPeriod close(LedgerPeriodCloseParams params) {
        return close(params, null);
    }

    /**
     * As {@link #close(LedgerPeriodCloseParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public LedgerPeriod close(LedgerPeriodCloseParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/ledger_periods").body(Call.required(params)).key();
        return core.value(call, LedgerPeriod::new, options);
    }

    /**
     * List closed periods.
     *
     * <p>Returns closed periods with the balances at their end, latest first.
     *
     * <p>{@code GET /v1/ledger_periods}. An API key needs one of the scopes {@code full}, {@code payments},
     * {@code read}.
     *
     * @return the first page
     */
    public Page<LedgerPeriod> list() {
        return list(null);
    }

    /**
     * List closed periods.
     *
     * <p>Returns closed periods with the balances at their end, latest first.
     *
     * <p>{@code GET /v1/ledger_periods}. An API key needs one of the scopes {@code full}, {@code payments},
     * {@code read}.
     *
     * @param params the parameters
     * @return the first page
     */
    public Page<LedgerPeriod> list(LedgerPeriodListParams params) {
        return list(params, null);
    }

    /**
     * As {@link #list(LedgerPeriodListParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the first page
     */
    public Page<LedgerPeriod> list(LedgerPeriodListParams params, RequestOptions options) {
        Call call = new Call("GET", "/v1/ledger_periods").query(params);
        return core.page(call, LedgerPeriod::new, options, null);
    }
}
