<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A kind of payment provider, with everything that a form for its settings needs.
 *
 * @property-read string $kind The value of `kind` of a payment provider.
 * @property-read string $name The name of the kind.
 * @property-read string $description The way in which customers pay.
 * @property-read array<string,mixed> $settings The JSON Schema 2020-12 of `settings`. A property with a
 *     `title` has a field in a form.
 * @property-read array<string,mixed> $secrets The JSON Schema 2020-12 of `secrets`.
 * @property-read PaymentProviderKindDescriptionSetup $setup The steps at the provider. A link in a step has
 *     the form `[label](https://…)`.
 */
final class PaymentProviderKindDescription extends Model
{
    protected const FIELDS = [
        'kind' => ['kind', null],
        'name' => ['name', null],
        'description' => ['description', null],
        'settings' => ['settings', ['map', null]],
        'secrets' => ['secrets', ['map', null]],
        'setup' => ['setup', PaymentProviderKindDescriptionSetup::class],
    ];
}
