<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read list<string> $credentials The steps to find the settings and the secrets.
 * @property-read list<string> $notifications The steps to add the webhook. Empty if the provider sends no
 *     notifications.
 */
final class PaymentProviderKindDescriptionSetup extends Model
{
    protected const FIELDS = [
        'credentials' => ['credentials', null],
        'notifications' => ['notifications', null],
    ];
}
