// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An object of the API. */
public final class WebhooksFailingData extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public WebhooksFailingData(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the endpoint.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The account of the endpoint.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * The URL that receives the events.
     *
     * @return {@code url}
     */
    public String url() {
        return required("url", ApiObject::text);
    }

    /**
     * The display name.
     *
     * @return {@code description}
     */
    public String description() {
        return required("description", ApiObject::text);
    }

    /**
     * The names and patterns of the events to send.
     *
     * @return {@code events}
     */
    public List<String> events() {
        return required("events", list(ApiObject::text));
    }

    /**
     * For an endpoint of status callbacks: the form of its requests. Posthorn creates such an endpoint for
     * each origin of a {@code status_callback}. {@code url} is the origin, and {@code events} is empty. Null
     * for an endpoint that you registered.
     *
     * @return {@code callback_form}, or empty
     */
    public Optional<WebhookCallbackForm> callbackForm() {
        return optional("callback_form", value(WebhookCallbackForm::of));
    }

    /**
     * The status. Posthorn sends nothing to a paused or disabled endpoint. Deliveries to a paused endpoint
     * wait. Deliveries to a disabled endpoint are canceled.
     *
     * @return {@code status}
     */
    public WebhookStatus status() {
        return required("status", value(WebhookStatus::of));
    }

    /**
     * The reason for {@code disabled}. {@code gone}: the endpoint responded with 410. {@code failing}: no
     * success for five days. {@code by_user}: through the API or the console.
     *
     * @return {@code disabled_reason}, or empty
     */
    public Optional<WebhookDisabledReason> disabledReason() {
        return optional("disabled_reason", value(WebhookDisabledReason::of));
    }

    /**
     * The maximum number of simultaneous requests to the endpoint over all processes, 1 to 100. Null: ten,
     * and up to 64 while the endpoint responds within 250 ms. The limit halves after a timeout or the status
     * 429, 502, 503 or 504, and grows by one with each other response.
     *
     * @return {@code max_in_flight}, or empty
     */
    public Optional<Long> maxInFlight() {
        return optional("max_in_flight", ApiObject::integer);
    }

    /**
     * The maximum number of requests per second over all processes, 1 to 1,000. Null for no limit. Waiting
     * for this limit does not count as an attempt.
     *
     * @return {@code rate_limit}, or empty
     */
    public Optional<Long> rateLimit() {
        return optional("rate_limit", ApiObject::integer);
    }

    /**
     * The order. {@code fifo}: one delivery at a time, in the order of the events. A failed delivery blocks
     * later deliveries until it succeeds or finally fails. {@code none}: as fast as the endpoint responds.
     *
     * @return {@code ordering}
     */
    public WebhookOrdering ordering() {
        return required("ordering", value(WebhookOrdering::of));
    }

    /**
     * The circuit breaker of the endpoint. Waiting for it does not count as an attempt.
     *
     * @return {@code circuit}
     */
    public WebhookCircuit circuit() {
        return required("circuit", object(WebhookCircuit::new));
    }

    /**
     * @return {@code last_success_at}, or empty
     */
    public Optional<Instant> lastSuccessAt() {
        return optional("last_success_at", ApiObject::time);
    }

    /**
     * @return {@code last_failure_at}, or empty
     */
    public Optional<Instant> lastFailureAt() {
        return optional("last_failure_at", ApiObject::time);
    }

    /**
     * The error of the last failed attempt. Null without one.
     *
     * @return {@code last_failure}, or empty
     */
    public Optional<String> lastFailure() {
        return optional("last_failure", ApiObject::text);
    }

    /**
     * @return {@code first_failure_at}, or empty
     */
    public Optional<Instant> firstFailureAt() {
        return optional("first_failure_at", ApiObject::time);
    }

    /**
     * The number of failures since the last success.
     *
     * @return {@code consecutive_failures}
     */
    public long consecutiveFailures() {
        return required("consecutive_failures", ApiObject::integer);
    }

    /**
     * @return {@code paused_until}, or empty
     */
    public Optional<Instant> pausedUntil() {
        return optional("paused_until", ApiObject::time);
    }

    /**
     * The maximum duration of an attempt in seconds.
     *
     * @return {@code timeout}
     */
    public long timeout() {
        return required("timeout", ApiObject::integer);
    }

    /**
     * The seconds to wait after each failed attempt. Null for the default schedule.
     *
     * @return {@code retry_schedule}, or empty
     */
    public Optional<List<Long>> retrySchedule() {
        return optional("retry_schedule", list(ApiObject::integer));
    }

    /**
     * The names of the additional headers. The values are hidden.
     *
     * @return {@code header_names}
     */
    public List<String> headerNames() {
        return required("header_names", list(ApiObject::text));
    }

    /**
     * The client certificate for a receiver with mTLS. Null without one.
     *
     * @return {@code client_certificate}, or empty
     */
    public Optional<WebhookCertificate> clientCertificate() {
        return optional("client_certificate", object(WebhookCertificate::new));
    }

    /**
     * The content of {@code data} in events to this endpoint.
     *
     * @return {@code payload}
     */
    public WebhookPayload payload() {
        return required("payload", value(WebhookPayload::of));
    }

    /**
     * The filter for subscribed events. Null for all subscribed events.
     *
     * @return {@code filter}, or empty
     */
    public Optional<Map<String, List<String>>> filter() {
        return optional("filter", map(list(ApiObject::text)));
    }

    /**
     * The signatures of deliveries to this endpoint.
     *
     * @return {@code signatures}
     */
    public List<WebhookSignature> signatures() {
        return required("signatures", list(value(WebhookSignature::of)));
    }

    /**
     * The public key that verifies {@code v1a} signatures of the newest key. Null without {@code v1a}.
     *
     * @return {@code public_key}, or empty
     */
    public Optional<String> publicKey() {
        return optional("public_key", ApiObject::text);
    }

    /**
     * The times until which older secrets also sign, newest secret first.
     *
     * @return {@code older_secrets_until}
     */
    public List<Instant> olderSecretsUntil() {
        return required("older_secrets_until", list(ApiObject::time));
    }

    /**
     * The time of registration.
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

    /**
     * The number of hours for which all attempts have failed: 24, then 72.
     *
     * @return {@code failing_hours}
     */
    public long failingHours() {
        return required("failing_hours", ApiObject::integer);
    }
}
