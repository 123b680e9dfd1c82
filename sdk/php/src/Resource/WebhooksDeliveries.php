<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Omit;
use Posthorn\Page;
use Posthorn\RequestOptions;

/** `$client->webhooks->deliveries`. */
class WebhooksDeliveries extends Resource
{
    /**
     * List the deliveries of a webhook endpoint. Returns the deliveries of one endpoint, newest first. The
     * endpoint can be deleted. With `event_type` or `status=succeeded`, a page reads at most ten thousand
     * entries. So it can have fewer than `limit`, or none, while `has_more` is true. Continue with
     * `next_cursor`. With `event`, a page reads deliveries for 0.2 seconds, or at least ten thousand. It can
     * also have fewer entries than `limit`.
     *
     * `GET /v1/webhooks/{sid}/deliveries`. An API key needs one of the scopes `full`, `webhooks`, `read`.
     *
     * @param string|Omit $event The event whose deliveries to return, oldest first.
     * @param list<'pending'|'succeeded'|'failed'|'canceled'>|Omit $status The status to filter by. Several
     *     values, as a repeated parameter or with commas, match any of them.
     * @param 'messages.queued'|'messages.sending'|'messages.sent'|'messages.delivered'|'messages.read'|'messages.undelivered'|'messages.failed'|'messages.received'|'messages.reply_requested'|'verifications.created'|'verifications.sent'|'verifications.approved'|'verifications.max_attempts_reached'|'verifications.failed'|'verifications.expired'|'verifications.canceled'|'verifications.blocked'|'sessions.created'|'sessions.revoked'|'sessions.reuse_detected'|'factors.created'|'factors.verified'|'factors.deleted'|'challenges.approved'|'challenges.denied'|'challenges.expired'|'payments.created'|'payments.requires_action'|'payments.processing'|'payments.authorized'|'payments.partially_paid'|'payments.completed'|'payments.failed'|'payments.canceled'|'payments.expired'|'payments.review_required'|'payments.review_resolved'|'refunds.created'|'refunds.completed'|'refunds.failed'|'disputes.opened'|'disputes.updated'|'disputes.closed'|'differences.opened'|'differences.resolved'|'webhooks.failing'|'webhooks.disabled'|'webhooks.test'|Omit
     *     $eventType The event type to filter by.
     * @param \DateTimeInterface|string|Omit $createdAfter The earliest time, inclusive. The name `from` also
     *     works.
     * @param \DateTimeInterface|string|Omit $createdBefore The latest time, exclusive. The name `to` also
     *     works.
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\Delivery>
     */
    public function list(
        string $sid,
        string|Omit $event = Omit::Value,
        array|Omit $status = Omit::Value,
        string|Omit $eventType = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/webhooks/{sid}/deliveries',
            value: $sid,
            query: [
                'event' => $event,
                'status' => Call::list($status),
                'event_type' => $eventType,
                'created_after' => $createdAfter,
                'created_before' => $createdBefore,
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        );
        return $this->sender->page($call, Model\Delivery::class, $requestOptions);
    }
}
