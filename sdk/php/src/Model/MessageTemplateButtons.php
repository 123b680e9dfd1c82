<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read int $index The position among the template's buttons, starting at 0.
 * @property-read string $type The type of the button.
 * @property-read string $value The value of the button: the end of its URL, the payload of its reply, or its
 *     code.
 */
final class MessageTemplateButtons extends Model
{
    protected const FIELDS = [
        'index' => ['index', null],
        'type' => ['type', null],
        'value' => ['value', null],
    ];
}
