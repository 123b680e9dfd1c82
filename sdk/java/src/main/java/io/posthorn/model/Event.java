// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** An event. Webhook endpoints receive the same JSON. */
public final class Event extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public Event(JsonObject json) {
        super(json);
    }

    /**
     * The identifier of the event, which is also the {@code webhook-id} of its deliveries.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The type of the event.
     *
     * @return {@code type}
     */
    public EventName type() {
        return required("type", value(EventName::of));
    }

    /**
     * The time of the event.
     *
     * @return {@code timestamp}
     */
    public Instant timestamp() {
        return required("timestamp", ApiObject::time);
    }

    /**
     * The number of the event for its resource. Each event of the resource increases it by one.
     *
     * @return {@code sequence}
     */
    public long sequence() {
        return required("sequence", ApiObject::integer);
    }

    /**
     * The account of the event.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * The resource after the change.
     *
     * @return {@code data}
     */
    public JsonObject data() {
        return required("data", ApiObject::fields);
    }

    /**
     * The data as the class of its kind: {@code Message}, {@code Verification}, {@code VerificationBlock},
     * {@code AuthSession}, {@code Factor}, {@code Challenge}, {@code Payment}, {@code Refund}, {@code
     * Dispute}, {@code Difference}, {@code WebhooksFailingData}, {@code Webhook}, {@code WebhooksTestData}.
     *
     * @return the data; empty for a kind of a later version
     */
    public Optional<ApiObject> value() {
        switch (type().value()) {
            case "messages.queued":
            case "messages.sending":
            case "messages.sent":
            case "messages.delivered":
            case "messages.read":
            case "messages.undelivered":
            case "messages.failed":
            case "messages.received":
            case "messages.reply_requested":
                return Optional.of(new Message(data()));
            case "verifications.created":
            case "verifications.sent":
            case "verifications.approved":
            case "verifications.max_attempts_reached":
            case "verifications.failed":
            case "verifications.expired":
            case "verifications.canceled":
                return Optional.of(new Verification(data()));
            case "verifications.blocked":
                return Optional.of(new VerificationBlock(data()));
            case "sessions.created":
            case "sessions.revoked":
            case "sessions.reuse_detected":
                return Optional.of(new AuthSession(data()));
            case "factors.created":
            case "factors.verified":
            case "factors.deleted":
                return Optional.of(new Factor(data()));
            case "challenges.approved":
            case "challenges.denied":
            case "challenges.expired":
                return Optional.of(new Challenge(data()));
            case "payments.created":
            case "payments.requires_action":
            case "payments.processing":
            case "payments.authorized":
            case "payments.partially_paid":
            case "payments.completed":
            case "payments.failed":
            case "payments.canceled":
            case "payments.expired":
            case "payments.review_required":
            case "payments.review_resolved":
                return Optional.of(new Payment(data()));
            case "refunds.created":
            case "refunds.completed":
            case "refunds.failed":
                return Optional.of(new Refund(data()));
            case "disputes.opened":
            case "disputes.updated":
            case "disputes.closed":
                return Optional.of(new Dispute(data()));
            case "differences.opened":
            case "differences.resolved":
                return Optional.of(new Difference(data()));
            case "webhooks.failing":
                return Optional.of(new WebhooksFailingData(data()));
            case "webhooks.disabled":
                return Optional.of(new Webhook(data()));
            case "webhooks.test":
                return Optional.of(new WebhooksTestData(data()));
            default:
                return Optional.empty();
        }
    }
}
