<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An entry in the timeline of a message.
 *
 * @property-read string $kind The kind of entry: a change of status, or a note about an event that did not
 *     change the status.
 * @property-read string $type The event type of a change, or the type of a note, such as `receipt_ignored`.
 * @property-read string|null $eventSid
 * @property-read int|null $sequence The position among the message's events. Null for notes.
 * @property-read \DateTimeImmutable $occurredAt The time of the entry.
 * @property-read array<string,mixed>|null $detail The reason, or the data that Posthorn and the carrier
 *     exchanged. Null without details.
 */
final class TimelineEntry extends Model
{
    protected const FIELDS = [
        'kind' => ['kind', null],
        'type' => ['type', null],
        'eventSid' => ['event_sid', null],
        'sequence' => ['sequence', null],
        'occurredAt' => ['occurred_at', 'time'],
        'detail' => ['detail', ['map', null]],
    ];
}
