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
     * The name that the account gave the number. Null without a name.
     *
     * @return {@code name}, or empty
     */
    public Optional<String> name() {
        return optional("name", ApiObject::text);
    }

    /**
     * The HTTPS URL that Posthorn requests for each inbound message. Its answer is the reply, as TwiML or as
     * plain text. The request has the form and the signature of Twilio's. Null without one.
     *
     * @return {@code inbound_url}, or empty
     */
    public Optional<String> inboundUrl() {
        return optional("inbound_url", ApiObject::text);
    }

    /**
     * The method of the requests to {@code inbound_url}.
     *
     * @return {@code inbound_method}
     */
    public CallbackMethod inboundMethod() {
        return required("inbound_method", value(CallbackMethod::of));
    }

    /**
     * The HTTPS URL that Posthorn requests when {@code inbound_url} fails. Without it, Posthorn retries
     * {@code inbound_url}. Null without one.
     *
     * @return {@code fallback_url}, or empty
     */
    public Optional<String> fallbackUrl() {
        return optional("fallback_url", ApiObject::text);
    }

    /**
     * The method of the requests to {@code fallback_url}.
     *
     * @return {@code fallback_method}
     */
    public CallbackMethod fallbackMethod() {
        return required("fallback_method", value(CallbackMethod::of));
    }

    /**
     * The {@code status_callback} of messages that set none. Null without one.
     *
     * @return {@code status_callback}, or empty
     */
    public Optional<String> statusCallback() {
        return optional("status_callback", ApiObject::text);
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
