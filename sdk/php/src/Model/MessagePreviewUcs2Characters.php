<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read string $character The character.
 * @property-read int $index The position in the body, in UTF-16 code units from 0.
 */
final class MessagePreviewUcs2Characters extends Model
{
    protected const FIELDS = ['character' => ['character', null], 'index' => ['index', null]];
}
