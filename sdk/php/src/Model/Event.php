<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An event. Webhook endpoints receive the same JSON.
 *
 * @property-read string $sid The identifier of the event, which is also the `webhook-id` of its deliveries.
 * @property-read string $type The type of the event.
 * @property-read \DateTimeImmutable $timestamp The time of the event.
 * @property-read int $sequence The number of the event for its resource. Each event of the resource
 *     increases it by one.
 * @property-read string $accountSid The account of the event.
 * @property-read array<string,mixed> $data The resource after the change.
 */
final class Event extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'type' => ['type', null],
        'timestamp' => ['timestamp', 'time'],
        'sequence' => ['sequence', null],
        'accountSid' => ['account_sid', null],
        'data' => ['data', ['map', null]],
    ];
}
