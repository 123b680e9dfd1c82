// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A delivery with all its attempts. */
public final class DeliveryWithAttempts extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public DeliveryWithAttempts(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the delivery.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The account of the delivery.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * The endpoint that receives the delivery.
     *
     * @return {@code webhook_sid}
     */
    public String webhookSid() {
        return required("webhook_sid", ApiObject::text);
    }

    /**
     * The event that the delivery sends.
     *
     * @return {@code event_sid}
     */
    public String eventSid() {
        return required("event_sid", ApiObject::text);
    }

    /**
     * The type of the event.
     *
     * @return {@code event_type}
     */
    public String eventType() {
        return required("event_type", ApiObject::text);
    }

    /**
     * The status. {@code pending} means that more attempts follow.
     *
     * @return {@code status}
     */
    public DeliveryStatus status() {
        return required("status", value(DeliveryStatus::of));
    }

    /**
     * The number of attempts so far.
     *
     * @return {@code attempts}
     */
    public long attempts() {
        return required("attempts", ApiObject::integer);
    }

    /**
     * The HTTP status of the last response. Null if the last attempt had no response.
     *
     * @return {@code last_status_code}, or empty
     */
    public Optional<Long> lastStatusCode() {
        return optional("last_status_code", ApiObject::integer);
    }

    /**
     * The error of the last attempt. Null if it succeeded.
     *
     * @return {@code last_error}, or empty
     */
    public Optional<String> lastError() {
        return optional("last_error", ApiObject::text);
    }

    /**
     * The time of the event.
     *
     * @return {@code created_at}
     */
    public Instant createdAt() {
        return required("created_at", ApiObject::time);
    }

    /**
     * @return {@code next_attempt_at}, or empty
     */
    public Optional<Instant> nextAttemptAt() {
        return optional("next_attempt_at", ApiObject::time);
    }

    /**
     * @return {@code ended_at}, or empty
     */
    public Optional<Instant> endedAt() {
        return optional("ended_at", ApiObject::time);
    }

    /**
     * The attempts, oldest first.
     *
     * @return {@code attempt_log}
     */
    public List<DeliveryAttempt> attemptLog() {
        return required("attempt_log", list(object(DeliveryAttempt::new)));
    }
}
