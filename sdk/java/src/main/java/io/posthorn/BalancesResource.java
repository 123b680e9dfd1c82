// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.LedgerBalance;

/** The resource {@code client.balances()}. */
public final class BalancesResource {
    private final Core core;

    BalancesResource(Core core) {
        this.core = core;
    }

    /**
     * List balances.
     *
     * <p>Returns the balance of each ledger account in each currency, on one page. The balances of a currency
     * sum to 0.
     *
     * <p>{@code GET /v1/balances}. An API key needs one of the scopes {@code full}, {@code payments}, {@code
     * read}.
     *
     * @return the first page
     */
    public Page<LedgerBalance> list() {
        return list(null);
    }

    /**
     * As {@link #list()}, with options for this call.
     *
     * @param options the options, or null
     * @return the first page
     */
    public Page<LedgerBalance> list(RequestOptions options) {
        Call call = new Call("GET", "/v1/balances");
        return core.page(call, LedgerBalance::new, options, null);
    }
}
