<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An entry in the timeline of a message, including exchanges with the carrier.
 *
 * @property-read string $kind The kind of entry: a change of status, a note without a change, or an exchange
 *     with the carrier.
 * @property-read string $type The event type, the type of the note, or the command of the PDU.
 * @property-read \DateTimeImmutable $occurredAt The time of the entry.
 * @property-read array<string,mixed>|null $detail The reason. For an exchange, its bytes in hexadecimal and
 *     its direction.
 */
final class OperatorTimelineEntry extends Model
{
    protected const FIELDS = [
        'kind' => ['kind', null],
        'type' => ['type', null],
        'occurredAt' => ['occurred_at', 'time'],
        'detail' => ['detail', ['map', null]],
    ];
}
