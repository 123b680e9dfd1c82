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

/** `$client->events`. */
class Events extends Resource
{
    /**
     * List events. Returns events, newest first. To catch up after an outage, read until the last event that
     * you handled. With `type` and without `message` or `sid`, a page reads at most ten thousand entries. So
     * it can have fewer than `limit`, or none, while `has_more` is true. Continue with `next_cursor`.
     *
     * `GET /v1/events`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
     *
     * @param list<string>|Omit $sid The events to return, at most 100, as a repeated parameter or with
     *     commas. Unknown ones are left out.
     * @param 'messages.*'|'verifications.*'|'sessions.*'|'factors.*'|'challenges.*'|'payments.*'|'refunds.*'|'disputes.*'|'differences.*'|'webhooks.*'|'messages.queued'|'messages.sending'|'messages.sent'|'messages.delivered'|'messages.read'|'messages.undelivered'|'messages.failed'|'messages.received'|'messages.reply_requested'|'verifications.created'|'verifications.sent'|'verifications.approved'|'verifications.max_attempts_reached'|'verifications.failed'|'verifications.expired'|'verifications.canceled'|'verifications.blocked'|'sessions.created'|'sessions.revoked'|'sessions.reuse_detected'|'factors.created'|'factors.verified'|'factors.deleted'|'challenges.approved'|'challenges.denied'|'challenges.expired'|'payments.created'|'payments.requires_action'|'payments.processing'|'payments.authorized'|'payments.partially_paid'|'payments.completed'|'payments.failed'|'payments.canceled'|'payments.expired'|'payments.review_required'|'payments.review_resolved'|'refunds.created'|'refunds.completed'|'refunds.failed'|'disputes.opened'|'disputes.updated'|'disputes.closed'|'differences.opened'|'differences.resolved'|'webhooks.failing'|'webhooks.disabled'|'webhooks.test'|Omit
     *     $type The event type to filter by, or all types of an area: `messages.*`.
     * @param string|Omit $message The message to filter by. It can be deleted.
     * @param \DateTimeInterface|string|Omit $createdAfter The earliest time, inclusive. The name `from` also
     *     works.
     * @param \DateTimeInterface|string|Omit $createdBefore The latest time, exclusive. The name `to` also
     *     works.
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\Event>
     */
    public function list(
        array|Omit $sid = Omit::Value,
        string|Omit $type = Omit::Value,
        string|Omit $message = Omit::Value,
        \DateTimeInterface|string|Omit $createdAfter = Omit::Value,
        \DateTimeInterface|string|Omit $createdBefore = Omit::Value,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/events',
            query: [
                'sid' => Call::list($sid),
                'type' => $type,
                'message' => $message,
                'created_after' => $createdAfter,
                'created_before' => $createdBefore,
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        );
        return $this->sender->page($call, Model\Event::class, $requestOptions);
    }

    /**
     * Follow the events. Waits for events, for programs that webhooks cannot reach. `posthorn listen` uses
     * this operation. Responds as soon as an event occurs after `cursor`, or with an empty list after
     * `timeout_ms`. Request again at once with `next_cursor`. A cursor works at every process and after a
     * restart, as long as Posthorn keeps the events. Without a cursor, the response is empty and its
     * `next_cursor` begins at the present. No event is missing, and the events of one resource are ordered
     * by `sequence`. An event can occur twice, as with webhooks: remember the sids of the last minutes. At
     * most 20 requests of an account can wait at one process.
     *
     * `GET /v1/events/feed`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
     *
     * @param string|Omit $cursor The `next_cursor` of the previous response. Omit it to begin at the
     *     present.
     * @param list<string>|Omit $events The events to send: names from `GET /v1/event_types`, `messages.*`
     *     for all events of an area, or `*`. Send a list, or one string with commas.
     * @param int|Omit $limit The approximate maximum number of events in a response.
     * @param int|Omit $timeoutMs The maximum waiting time in milliseconds, up to 30 seconds.
     */
    public function feed(
        string|Omit $cursor = Omit::Value,
        array|Omit $events = Omit::Value,
        int|Omit $limit = Omit::Value,
        int|Omit $timeoutMs = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\EventFeed {
        $call = new Call(
            'GET',
            '/v1/events/feed',
            query: [
                'cursor' => $cursor,
                'events' => Call::list($events),
                'limit' => $limit,
                'timeout_ms' => $timeoutMs,
            ],
            wait: ($timeoutMs instanceof Omit ? 20_000 : $timeoutMs) / 1000,
        );
        return $this->sender->value($call, Model\EventFeed::class, $requestOptions);
    }

    /**
     * Retrieve an event. Returns the event as the JSON that webhook endpoints receive.
     *
     * `GET /v1/events/{sid}`. An API key needs one of the scopes `full`, `messages`, `webhooks`, `read`.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\Event
    {
        $call = new Call('GET', '/v1/events/{sid}', value: $sid);
        return $this->sender->value($call, Model\Event::class, $requestOptions);
    }
}
