<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read string $reason The reason, in the same words for all providers.
 * @property-read string|null $providerCode The provider's own code of the reason.
 */
final class PaymentDecline extends Model
{
    protected const FIELDS = ['reason' => ['reason', null], 'providerCode' => ['provider_code', null]];
}
