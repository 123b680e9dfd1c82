<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read string $name The name of the template at Meta.
 * @property-read string $language The language of the template, as Meta writes it.
 * @property-read array<string,string> $parameters The values of the variables, by name.
 * @property-read array<string,string> $header The value of the variable in the header.
 * @property-read list<MessageTemplateButtons> $buttons The values of the buttons.
 */
final class MessageTemplate extends Model
{
    protected const FIELDS = [
        'name' => ['name', null],
        'language' => ['language', null],
        'parameters' => ['parameters', ['map', null]],
        'header' => ['header', ['map', null]],
        'buttons' => ['buttons', ['list', MessageTemplateButtons::class]],
    ];
}
