// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** A pool of senders of the account. */
public final class MessagingService extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public MessagingService(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the messaging service.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The account of the messaging service.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * The name.
     *
     * @return {@code name}
     */
    public String name() {
        return required("name", ApiObject::text);
    }

    /**
     * True if a recipient gets all messages from the same sender.
     *
     * @return {@code sticky_sender}
     */
    public boolean stickySender() {
        return required("sticky_sender", ApiObject::flag);
    }

    /**
     * The {@code validity_period} in seconds of messages that set none. Null without a default.
     *
     * @return {@code validity_period}, or empty
     */
    public Optional<Long> validityPeriod() {
        return optional("validity_period", ApiObject::integer);
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
     * True if an inbound message goes to the {@code inbound_url} of its number, although the service has one.
     *
     * @return {@code uses_number_url}
     */
    public boolean usesNumberUrl() {
        return required("uses_number_url", ApiObject::flag);
    }

    /**
     * The time of creation.
     *
     * @return {@code created_at}
     */
    public Instant createdAt() {
        return required("created_at", ApiObject::time);
    }

    /**
     * The time of the last change.
     *
     * @return {@code updated_at}
     */
    public Instant updatedAt() {
        return required("updated_at", ApiObject::time);
    }
}
