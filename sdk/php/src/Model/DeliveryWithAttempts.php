<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A delivery with all its attempts.
 *
 * @property-read string $sid Identifier of the delivery.
 * @property-read string $accountSid The account of the delivery.
 * @property-read string $webhookSid The endpoint that receives the delivery.
 * @property-read string $eventSid The event that the delivery sends.
 * @property-read string $eventType The type of the event.
 * @property-read string $status The status. `pending` means that more attempts follow.
 * @property-read int $attempts The number of attempts so far.
 * @property-read int|null $lastStatusCode The HTTP status of the last response. Null if the last attempt had
 *     no response.
 * @property-read string|null $lastError The error of the last attempt. Null if it succeeded.
 * @property-read \DateTimeImmutable $createdAt The time of the event.
 * @property-read \DateTimeImmutable|null $nextAttemptAt
 * @property-read \DateTimeImmutable|null $endedAt
 * @property-read list<DeliveryAttempt> $attemptLog The attempts, oldest first.
 */
final class DeliveryWithAttempts extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'accountSid' => ['account_sid', null],
        'webhookSid' => ['webhook_sid', null],
        'eventSid' => ['event_sid', null],
        'eventType' => ['event_type', null],
        'status' => ['status', null],
        'attempts' => ['attempts', null],
        'lastStatusCode' => ['last_status_code', null],
        'lastError' => ['last_error', null],
        'createdAt' => ['created_at', 'time'],
        'nextAttemptAt' => ['next_attempt_at', 'time'],
        'endedAt' => ['ended_at', 'time'],
        'attemptLog' => ['attempt_log', ['list', DeliveryAttempt::class]],
    ];
}
