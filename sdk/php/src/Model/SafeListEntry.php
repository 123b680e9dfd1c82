<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An address that is exempt from limits and blocks.
 *
 * @property-read string $to The address.
 * @property-read string|null $note Your note.
 * @property-read \DateTimeImmutable $createdAt The time when you added the address.
 */
final class SafeListEntry extends Model
{
    protected const FIELDS = [
        'to' => ['to', null],
        'note' => ['note', null],
        'createdAt' => ['created_at', 'time'],
    ];
}
