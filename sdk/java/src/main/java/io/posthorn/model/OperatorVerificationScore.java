// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;

/** The risk of SMS pumping at a prefix, over all accounts of the installation. */
public final class OperatorVerificationScore extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public OperatorVerificationScore(JsonObject json) {
        super(json);
    }

    /**
     * The numbers without their last four digits.
     *
     * @return {@code prefix}
     */
    public String prefix() {
        return required("prefix", ApiObject::text);
    }

    /**
     * The score. At 12 the prefix is blocked.
     *
     * @return {@code score}
     */
    public BigDecimal score() {
        return required("score", ApiObject::decimal);
    }

    /**
     * The number of messages. Older messages count less.
     *
     * @return {@code sends}
     */
    public long sends() {
        return required("sends", ApiObject::integer);
    }

    /**
     * The number of approvals. Older approvals count less.
     *
     * @return {@code approvals}
     */
    public long approvals() {
        return required("approvals", ApiObject::integer);
    }

    /**
     * @return {@code blocked_until}, or empty
     */
    public Optional<Instant> blockedUntil() {
        return optional("blocked_until", ApiObject::time);
    }
}
