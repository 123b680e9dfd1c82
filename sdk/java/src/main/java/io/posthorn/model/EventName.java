// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class EventName extends ApiValue {
    /** {@code messages.queued}. */
    public static final EventName MESSAGES_QUEUED = of("messages.queued");
    /** {@code messages.sending}. */
    public static final EventName MESSAGES_SENDING = of("messages.sending");
    /** {@code messages.sent}. */
    public static final EventName MESSAGES_SENT = of("messages.sent");
    /** {@code messages.delivered}. */
    public static final EventName MESSAGES_DELIVERED = of("messages.delivered");
    /** {@code messages.read}. */
    public static final EventName MESSAGES_READ = of("messages.read");
    /** {@code messages.undelivered}. */
    public static final EventName MESSAGES_UNDELIVERED = of("messages.undelivered");
    /** {@code messages.failed}. */
    public static final EventName MESSAGES_FAILED = of("messages.failed");
    /** {@code messages.received}. */
    public static final EventName MESSAGES_RECEIVED = of("messages.received");
    /** {@code messages.reply_requested}. */
    public static final EventName MESSAGES_REPLY_REQUESTED = of("messages.reply_requested");
    /** {@code verifications.created}. */
    public static final EventName VERIFICATIONS_CREATED = of("verifications.created");
    /** {@code verifications.sent}. */
    public static final EventName VERIFICATIONS_SENT = of("verifications.sent");
    /** {@code verifications.approved}. */
    public static final EventName VERIFICATIONS_APPROVED = of("verifications.approved");
    /** {@code verifications.max_attempts_reached}. */
    public static final EventName VERIFICATIONS_MAX_ATTEMPTS_REACHED = of("verifications.max_attempts_reached");
    /** {@code verifications.failed}. */
    public static final EventName VERIFICATIONS_FAILED = of("verifications.failed");
    /** {@code verifications.expired}. */
    public static final EventName VERIFICATIONS_EXPIRED = of("verifications.expired");
    /** {@code verifications.canceled}. */
    public static final EventName VERIFICATIONS_CANCELED = of("verifications.canceled");
    /** {@code verifications.blocked}. */
    public static final EventName VERIFICATIONS_BLOCKED = of("verifications.blocked");
    /** {@code sessions.created}. */
    public static final EventName SESSIONS_CREATED = of("sessions.created");
    /** {@code sessions.revoked}. */
    public static final EventName SESSIONS_REVOKED = of("sessions.revoked");
    /** {@code sessions.reuse_detected}. */
    public static final EventName SESSIONS_REUSE_DETECTED = of("sessions.reuse_detected");
    /** {@code factors.created}. */
    public static final EventName FACTORS_CREATED = of("factors.created");
    /** {@code factors.verified}. */
    public static final EventName FACTORS_VERIFIED = of("factors.verified");
    /** {@code factors.deleted}. */
    public static final EventName FACTORS_DELETED = of("factors.deleted");
    /** {@code challenges.approved}. */
    public static final EventName CHALLENGES_APPROVED = of("challenges.approved");
    /** {@code challenges.denied}. */
    public static final EventName CHALLENGES_DENIED = of("challenges.denied");
    /** {@code challenges.expired}. */
    public static final EventName CHALLENGES_EXPIRED = of("challenges.expired");
    /** {@code payments.created}. */
    public static final EventName PAYMENTS_CREATED = of("payments.created");
    /** {@code payments.requires_action}. */
    public static final EventName PAYMENTS_REQUIRES_ACTION = of("payments.requires_action");
    /** {@code payments.processing}. */
    public static final EventName PAYMENTS_PROCESSING = of("payments.processing");
    /** {@code payments.authorized}. */
    public static final EventName PAYMENTS_AUTHORIZED = of("payments.authorized");
    /** {@code payments.partially_paid}. */
    public static final EventName PAYMENTS_PARTIALLY_PAID = of("payments.partially_paid");
    /** {@code payments.completed}. */
    public static final EventName PAYMENTS_COMPLETED = of("payments.completed");
    /** {@code payments.failed}. */
    public static final EventName PAYMENTS_FAILED = of("payments.failed");
    /** {@code payments.canceled}. */
    public static final EventName PAYMENTS_CANCELED = of("payments.canceled");
    /** {@code payments.expired}. */
    public static final EventName PAYMENTS_EXPIRED = of("payments.expired");
    /** {@code payments.review_required}. */
    public static final EventName PAYMENTS_REVIEW_REQUIRED = of("payments.review_required");
    /** {@code payments.review_resolved}. */
    public static final EventName PAYMENTS_REVIEW_RESOLVED = of("payments.review_resolved");
    /** {@code refunds.created}. */
    public static final EventName REFUNDS_CREATED = of("refunds.created");
    /** {@code refunds.completed}. */
    public static final EventName REFUNDS_COMPLETED = of("refunds.completed");
    /** {@code refunds.failed}. */
    public static final EventName REFUNDS_FAILED = of("refunds.failed");
    /** {@code disputes.opened}. */
    public static final EventName DISPUTES_OPENED = of("disputes.opened");
    /** {@code disputes.updated}. */
    public static final EventName DISPUTES_UPDATED = of("disputes.updated");
    /** {@code disputes.closed}. */
    public static final EventName DISPUTES_CLOSED = of("disputes.closed");
    /** {@code differences.opened}. */
    public static final EventName DIFFERENCES_OPENED = of("differences.opened");
    /** {@code differences.resolved}. */
    public static final EventName DIFFERENCES_RESOLVED = of("differences.resolved");
    /** {@code webhooks.failing}. */
    public static final EventName WEBHOOKS_FAILING = of("webhooks.failing");
    /** {@code webhooks.disabled}. */
    public static final EventName WEBHOOKS_DISABLED = of("webhooks.disabled");
    /** {@code webhooks.test}. */
    public static final EventName WEBHOOKS_TEST = of("webhooks.test");

    private EventName(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static EventName of(String value) {
        return new EventName(value);
    }
}
