<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A background task that sends deliveries again, and sends events that the endpoint never received.
 *
 * @property-read string $sid Identifier of the replay.
 * @property-read string $accountSid The account of the replay.
 * @property-read string $webhookSid The endpoint that receives the deliveries.
 * @property-read string $status The status. `pending`: open transactions are not stored yet. `running`: the
 *     replay reads its time range. `completed`: it has read the time range and queued all deliveries.
 *     `canceled` and `failed` have a `reason`.
 * @property-read string|null $reason The reason for the end. `by_user`: you canceled it. `webhook_disabled`,
 *     `webhook_deleted`: the endpoint no longer receives deliveries. `log_dropped`: the retention deleted
 *     unread events, from `position` on. `fault`: the operator's log contains the reason. After
 *     `log_dropped` or `fault`, you can start another replay at `position`.
 * @property-read \DateTimeImmutable $from The start of the time range. It is later than requested if the log
 *     does not go back that far.
 * @property-read \DateTimeImmutable $to The end of the time range.
 * @property-read bool $onlyFailed True if the replay omits successful deliveries.
 * @property-read bool $missing True if the replay includes events that the endpoint never received.
 * @property-read float $progress The part of the time range that the replay has read, from 0 to 1.
 * @property-read \DateTimeImmutable $position The time up to which the replay has read the log.
 * @property-read int $lookedAt The number of deliveries, and with `missing` also events, that the replay has
 *     read.
 * @property-read int $queued The number of deliveries that the replay has queued.
 * @property-read int $skipped The number of events that the replay cannot send, because the retention of
 *     their messages is over.
 * @property-read int $waiting The number of pending deliveries from all replays of the endpoint.
 * @property-read \DateTimeImmutable $createdAt The time of the request.
 * @property-read \DateTimeImmutable|null $startedAt
 * @property-read \DateTimeImmutable|null $endedAt
 */
final class Replay extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'accountSid' => ['account_sid', null],
        'webhookSid' => ['webhook_sid', null],
        'status' => ['status', null],
        'reason' => ['reason', null],
        'from' => ['from', 'time'],
        'to' => ['to', 'time'],
        'onlyFailed' => ['only_failed', null],
        'missing' => ['missing', null],
        'progress' => ['progress', null],
        'position' => ['position', 'time'],
        'lookedAt' => ['looked_at', null],
        'queued' => ['queued', null],
        'skipped' => ['skipped', null],
        'waiting' => ['waiting', null],
        'createdAt' => ['created_at', 'time'],
        'startedAt' => ['started_at', 'time'],
        'endedAt' => ['ended_at', 'time'],
    ];
}
