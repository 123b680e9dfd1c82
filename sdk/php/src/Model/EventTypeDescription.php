<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A kind of event.
 *
 * @property-read string $name The name of the event type.
 * @property-read string $description The meaning of the event type.
 * @property-read bool $isAvailable True if this version sends events of this type. An endpoint can subscribe
 *     to an unavailable type, and receives its events after an upgrade that sends them.
 * @property-read array<string,mixed> $schema The JSON Schema (2020-12) of the body of the event.
 */
final class EventTypeDescription extends Model
{
    protected const FIELDS = [
        'name' => ['name', null],
        'description' => ['description', null],
        'isAvailable' => ['is_available', null],
        'schema' => ['schema', ['map', null]],
    ];
}
