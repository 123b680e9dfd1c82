// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class EventListType extends ApiValue {
    /** {@code messages.*}. */
    public static final EventListType MESSAGES_ALL = of("messages.*");
    /** {@code verifications.*}. */
    public static final EventListType VERIFICATIONS_ALL = of("verifications.*");
    /** {@code sessions.*}. */
    public static final EventListType SESSIONS_ALL = of("sessions.*");
    /** {@code factors.*}. */
    public static final EventListType FACTORS_ALL = of("factors.*");
    /** {@code challenges.*}. */
    public static final EventListType CHALLENGES_ALL = of("challenges.*");
    /** {@code payments.*}. */
    public static final EventListType PAYMENTS_ALL = of("payments.*");
    /** {@code refunds.*}. */
    public static final EventListType REFUNDS_ALL = of("refunds.*");
    /** {@code disputes.*}. */
    public static final EventListType DISPUTES_ALL = of("disputes.*");
    /** {@code differences.*}. */
    public static final EventListType DIFFERENCES_ALL = of("differences.*");
    /** {@code webhooks.*}. */
    public static final EventListType WEBHOOKS_ALL = of("webhooks.*");
    /** {@code messages.queued}. */
    public static final EventListType MESSAGES_QUEUED = of("messages.queued");
    /** {@code messages.sending}. */
    public static final EventListType MESSAGES_SENDING = of("messages.sending");
    /** {@code messages.sent}. */
    public static final EventListType MESSAGES_SENT = of("messages.sent");
    /** {@code messages.delivered}. */
    public static final EventListType MESSAGES_DELIVERED = of("messages.delivered");
    /** {@code messages.read}. */
    public static final EventListType MESSAGES_READ = of("messages.read");
    /** {@code messages.undelivered}. */
    public static final EventListType MESSAGES_UNDELIVERED = of("messages.undelivered");
    /** {@code messages.failed}. */
    public static final EventListType MESSAGES_FAILED = of("messages.failed");
    /** {@code messages.received}. */
    public static final EventListType MESSAGES_RECEIVED = of("messages.received");
    /** {@code messages.reply_requested}. */
    public static final EventListType MESSAGES_REPLY_REQUESTED = of("messages.reply_requested");
    /** {@code verifications.created}. */
    public static final EventListType VERIFICATIONS_CREATED = of("verifications.created");
    /** {@code verifications.sent}. */
    public static final EventListType VERIFICATIONS_SENT = of("verifications.sent");
    /** {@code verifications.approved}. */
    public static final EventListType VERIFICATIONS_APPROVED = of("verifications.approved");
    /** {@code verifications.max_attempts_reached}. */
    public static final EventListType VERIFICATIONS_MAX_ATTEMPTS_REACHED = of("verifications.max_attempts_reached");
    /** {@code verifications.failed}. */
    public static final EventListType VERIFICATIONS_FAILED = of("verifications.failed");
    /** {@code verifications.expired}. */
    public static final EventListType VERIFICATIONS_EXPIRED = of("verifications.expired");
    /** {@code verifications.canceled}. */
    public static final EventListType VERIFICATIONS_CANCELED = of("verifications.canceled");
    /** {@code verifications.blocked}. */
    public static final EventListType VERIFICATIONS_BLOCKED = of("verifications.blocked");
    /** {@code sessions.created}. */
    public static final EventListType SESSIONS_CREATED = of("sessions.created");
    /** {@code sessions.revoked}. */
    public static final EventListType SESSIONS_REVOKED = of("sessions.revoked");
    /** {@code sessions.reuse_detected}. */
    public static final EventListType SESSIONS_REUSE_DETECTED = of("sessions.reuse_detected");
    /** {@code factors.created}. */
    public static final EventListType FACTORS_CREATED = of("factors.created");
    /** {@code factors.verified}. */
    public static final EventListType FACTORS_VERIFIED = of("factors.verified");
    /** {@code factors.deleted}. */
    public static final EventListType FACTORS_DELETED = of("factors.deleted");
    /** {@code challenges.approved}. */
    public static final EventListType CHALLENGES_APPROVED = of("challenges.approved");
    /** {@code challenges.denied}. */
    public static final EventListType CHALLENGES_DENIED = of("challenges.denied");
    /** {@code challenges.expired}. */
    public static final EventListType CHALLENGES_EXPIRED = of("challenges.expired");
    /** {@code payments.created}. */
    public static final EventListType PAYMENTS_CREATED = of("payments.created");
    /** {@code payments.requires_action}. */
    public static final EventListType PAYMENTS_REQUIRES_ACTION = of("payments.requires_action");
    /** {@code payments.processing}. */
    public static final EventListType PAYMENTS_PROCESSING = of("payments.processing");
    /** {@code payments.authorized}. */
    public static final EventListType PAYMENTS_AUTHORIZED = of("payments.authorized");
    /** {@code payments.partially_paid}. */
    public static final EventListType PAYMENTS_PARTIALLY_PAID = of("payments.partially_paid");
    /** {@code payments.completed}. */
    public static final EventListType PAYMENTS_COMPLETED = of("payments.completed");
    /** {@code payments.failed}. */
    public static final EventListType PAYMENTS_FAILED = of("payments.failed");
    /** {@code payments.canceled}. */
    public static final EventListType PAYMENTS_CANCELED = of("payments.canceled");
    /** {@code payments.expired}. */
    public static final EventListType PAYMENTS_EXPIRED = of("payments.expired");
    /** {@code payments.review_required}. */
    public static final EventListType PAYMENTS_REVIEW_REQUIRED = of("payments.review_required");
    /** {@code payments.review_resolved}. */
    public static final EventListType PAYMENTS_REVIEW_RESOLVED = of("payments.review_resolved");
    /** {@code refunds.created}. */
    public static final EventListType REFUNDS_CREATED = of("refunds.created");
    /** {@code refunds.completed}. */
    public static final EventListType REFUNDS_COMPLETED = of("refunds.completed");
    /** {@code refunds.failed}. */
    public static final EventListType REFUNDS_FAILED = of("refunds.failed");
    /** {@code disputes.opened}. */
    public static final EventListType DISPUTES_OPENED = of("disputes.opened");
    /** {@code disputes.updated}. */
    public static final EventListType DISPUTES_UPDATED = of("disputes.updated");
    /** {@code disputes.closed}. */
    public static final EventListType DISPUTES_CLOSED = of("disputes.closed");
    /** {@code differences.opened}. */
    public static final EventListType DIFFERENCES_OPENED = of("differences.opened");
    /** {@code differences.resolved}. */
    public static final EventListType DIFFERENCES_RESOLVED = of("differences.resolved");
    /** {@code webhooks.failing}. */
    public static final EventListType WEBHOOKS_FAILING = of("webhooks.failing");
    /** {@code webhooks.disabled}. */
    public static final EventListType WEBHOOKS_DISABLED = of("webhooks.disabled");
    /** {@code webhooks.test}. */
    public static final EventListType WEBHOOKS_TEST = of("webhooks.test");

    private EventListType(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static EventListType of(String value) {
        return new EventListType(value);
    }
}
