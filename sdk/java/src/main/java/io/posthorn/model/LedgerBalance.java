// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.Optional;

/** The balance of one ledger account in one currency. */
public final class LedgerBalance extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public LedgerBalance(JsonObject json) {
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
     * The name of the ledger account.
     *
     * @return {@code name}
     */
    public String name() {
        return required("name", ApiObject::text);
    }

    /**
     * @return {@code provider_sid}, or empty
     */
    public Optional<String> providerSid() {
        return optional("provider_sid", ApiObject::text);
    }

    /**
     * The currency (ISO 4217).
     *
     * @return {@code currency}
     */
    public String currency() {
        return required("currency", ApiObject::text);
    }

    /**
     * The debits minus the credits, in minor units of the currency: cents of EUR, whole JPY. Money that
     * providers owe you and money that you paid is positive. Sales are negative.
     *
     * @return {@code balance}
     */
    public long balance() {
        return required("balance", ApiObject::integer);
    }
}
