// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A number that the account owns or requested. Messages to an active number arrive at the account. */
public final class PhoneNumber extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public PhoneNumber(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the number.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The account that owns or requested the number.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * The number, short code or sender id.
     *
     * @return {@code number}
     */
    public String number() {
        return required("number", ApiObject::text);
    }

    /**
     * The channels that it supports. A chat address supports its own channel.
     *
     * @return {@code capabilities}
     */
    public List<PhoneNumberCapability> capabilities() {
        return required("capabilities", list(value(PhoneNumberCapability::of)));
    }

    /**
     * The status. Only an {@code active} number belongs to the account. A {@code pending} number waits for
     * the operator.
     *
     * @return {@code status}
     */
    public PhoneNumberStatus status() {
        return required("status", value(PhoneNumberStatus::of));
    }

    /**
     * The reason for which the operator rejected the request. Null otherwise.
     *
     * @return {@code rejected_reason}, or empty
     */
    public Optional<String> rejectedReason() {
        return optional("rejected_reason", ApiObject::text);
    }

    /**
     * The time of the request or assignment.
     *
     * @return {@code created_at}
     */
    public Instant createdAt() {
        return required("created_at", ApiObject::time);
    }
}
