<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The settings of a carrier of the kind `http` for one provider or gateway.
 *
 * @property-read string $preset The value of the setting `preset`.
 * @property-read string $label The name of the provider.
 * @property-read list<string> $channels The channels that the provider supports.
 * @property-read list<CarrierPresetValues> $values The values that the operator must enter.
 * @property-read string $password The provider's name for the `password`.
 * @property-read string|null $webhookSecret The provider's name for the `webhook_secret`. Null if the
 *     password or a value verifies webhooks.
 * @property-read string $setup The steps at the provider that let receipts and messages arrive.
 */
final class CarrierPreset extends Model
{
    protected const FIELDS = [
        'preset' => ['preset', null],
        'label' => ['label', null],
        'channels' => ['channels', null],
        'values' => ['values', ['list', CarrierPresetValues::class]],
        'password' => ['password', null],
        'webhookSecret' => ['webhook_secret', null],
        'setup' => ['setup', null],
    ];
}
