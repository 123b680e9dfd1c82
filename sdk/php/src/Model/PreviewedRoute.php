<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read string|null $sid
 * @property-read string $carrier The carrier that would get the message.
 * @property-read bool $waits True if no matching carrier accepts messages now.
 */
final class PreviewedRoute extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'carrier' => ['carrier', null],
        'waits' => ['waits', null],
    ];
}
