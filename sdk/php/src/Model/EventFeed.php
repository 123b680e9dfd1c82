<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The events after the cursor.
 *
 * @property-read list<Event> $data The events, oldest first. The events of one resource are ordered by
 *     `sequence`.
 * @property-read bool $hasMore True if more events are available now.
 * @property-read string $nextCursor The cursor of the next request. It is never null.
 */
final class EventFeed extends Model
{
    protected const FIELDS = [
        'data' => ['data', ['list', Event::class]],
        'hasMore' => ['has_more', null],
        'nextCursor' => ['next_cursor', null],
    ];
}
