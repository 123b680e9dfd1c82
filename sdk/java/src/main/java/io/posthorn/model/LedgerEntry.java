// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** One side of a transaction. */
public final class LedgerEntry extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public LedgerEntry(JsonObject json) {
        super(json);
    }

    /**
     * The ledger account: {@code sales}, {@code refunds}, {@code fees}, {@code disputes}, {@code bank},
     * {@code suspense}, or {@code receivable:} with the sid of a provider that owes you money.
     *
     * @return {@code ledger_account}
     */
    public String ledgerAccount() {
        return required("ledger_account", ApiObject::text);
    }

    /**
     * The debit, in minor units of the currency: cents of EUR, whole JPY. 0 on the credit side.
     *
     * @return {@code debit}
     */
    public long debit() {
        return required("debit", ApiObject::integer);
    }

    /**
     * The credit, in minor units of the currency: cents of EUR, whole JPY. 0 on the debit side.
     *
     * @return {@code credit}
     */
    public long credit() {
        return required("credit", ApiObject::integer);
    }
}
