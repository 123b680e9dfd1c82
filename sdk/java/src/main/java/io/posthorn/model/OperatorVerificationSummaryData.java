// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.math.BigDecimal;
import java.util.Optional;

/** An object of the API. */
public final class OperatorVerificationSummaryData extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public OperatorVerificationSummaryData(JsonObject json) {
        super(json);
    }

    /**
     * The account.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * The number of verification messages that a carrier accepted.
     *
     * @return {@code sent}
     */
    public long sent() {
        return required("sent", ApiObject::integer);
    }

    /**
     * The number of verification messages that a carrier reported as delivered.
     *
     * @return {@code delivered}
     */
    public long delivered() {
        return required("delivered", ApiObject::integer);
    }

    /**
     * The number of approved verifications.
     *
     * @return {@code approved}
     */
    public long approved() {
        return required("approved", ApiObject::integer);
    }

    /**
     * The number of blocks of prefixes and countries, including dry runs.
     *
     * @return {@code blocked}
     */
    public long blocked() {
        return required("blocked", ApiObject::integer);
    }

    /**
     * The value of {@code approved} divided by {@code sent}. Null if {@code sent} is 0. It exceeds 1 if
     * messages were sent before {@code from} and approved after it.
     *
     * @return {@code conversion}, or empty
     */
    public Optional<BigDecimal> conversion() {
        return optional("conversion", ApiObject::decimal);
    }
}
