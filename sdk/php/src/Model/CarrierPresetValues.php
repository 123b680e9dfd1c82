<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read string $name The name of the value in the setting `values`.
 * @property-read string $label The name of the value at the provider.
 * @property-read string $meaning The place where you find the value.
 * @property-read string $example The form of the value.
 * @property-read string|null $fallback The default of the value. Null without a default.
 * @property-read bool $isRequired True if the value is required.
 */
final class CarrierPresetValues extends Model
{
    protected const FIELDS = [
        'name' => ['name', null],
        'label' => ['label', null],
        'meaning' => ['meaning', null],
        'example' => ['example', null],
        'fallback' => ['fallback', null],
        'isRequired' => ['is_required', null],
    ];
}
