<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A kind of carrier, with the schemas of its settings.
 *
 * @property-read string $kind The value of `kind`.
 * @property-read string $name The name for people.
 * @property-read string $description A sentence for a person who adds a carrier.
 * @property-read list<string> $channels The channels that carriers of this kind can support.
 * @property-read bool $hasWebhooks True if the carrier sends receipts and messages to a webhook URL of
 *     Posthorn.
 * @property-read string|null $webhookSetup How to enter the webhook URL at the carrier. Null if nothing has
 *     to be entered.
 * @property-read array<string,mixed> $settings The JSON Schema of `settings`. `title` is the label of a
 *     field, and `x-group` its group of `x-groups`. `x-unset` says what an empty field means, and
 *     `x-missing` what to enter in a required one.
 * @property-read array<string,mixed> $secrets The JSON Schema of the secrets: `password`, `webhook_secret`
 *     and `tls_key`, if the kind has them.
 */
final class CarrierKindDescription extends Model
{
    protected const FIELDS = [
        'kind' => ['kind', null],
        'name' => ['name', null],
        'description' => ['description', null],
        'channels' => ['channels', null],
        'hasWebhooks' => ['has_webhooks', null],
        'webhookSetup' => ['webhook_setup', null],
        'settings' => ['settings', ['map', null]],
        'secrets' => ['secrets', ['map', null]],
    ];
}
