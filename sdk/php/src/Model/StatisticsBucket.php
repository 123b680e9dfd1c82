<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The counts of one hour or one day.
 *
 * @property-read \DateTimeImmutable $from The start of the bucket (UTC).
 * @property-read MessageCounts $messages The messages that reached each status.
 * @property-read float|null $deliveryRate The share of delivered messages among delivered, undelivered and
 *     failed messages, from 0 to 1. Null without such messages.
 * @property-read WebhookAttemptCounts $webhookAttempts The attempts to deliver events to webhook endpoints.
 */
final class StatisticsBucket extends Model
{
    protected const FIELDS = [
        'from' => ['from', 'time'],
        'messages' => ['messages', MessageCounts::class],
        'deliveryRate' => ['delivery_rate', null],
        'webhookAttempts' => ['webhook_attempts', WebhookAttemptCounts::class],
    ];
}
