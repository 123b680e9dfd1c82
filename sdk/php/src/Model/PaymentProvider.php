<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A payment provider of the account.
 *
 * @property-read string $sid Identifier of the provider.
 * @property-read string $name The display name.
 * @property-read string $kind The kind of provider. It never changes.
 * @property-read array<string,mixed> $settings The settings. Responses never contain secrets.
 * @property-read list<string>|null $currencies The currencies for which Posthorn uses the provider. Null for
 *     all.
 * @property-read int $priority The priority. Posthorn tries the provider with the lowest priority first.
 * @property-read string $status The status. New payments do not use a disabled provider. Refunds and
 *     disputes of its earlier payments continue.
 * @property-read string $notificationUrl The URL to enter at the provider as its webhook endpoint.
 * @property-read \DateTimeImmutable $createdAt The time of creation.
 * @property-read \DateTimeImmutable $updatedAt The time of the last change.
 */
final class PaymentProvider extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'name' => ['name', null],
        'kind' => ['kind', null],
        'settings' => ['settings', ['map', null]],
        'currencies' => ['currencies', null],
        'priority' => ['priority', null],
        'status' => ['status', null],
        'notificationUrl' => ['notification_url', null],
        'createdAt' => ['created_at', 'time'],
        'updatedAt' => ['updated_at', 'time'],
    ];
}
