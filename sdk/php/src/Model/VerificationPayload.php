<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read string $amount The amount, with a decimal point.
 * @property-read string $currency The currency (ISO 4217).
 * @property-read string $payee The payee.
 */
final class VerificationPayload extends Model
{
    protected const FIELDS = [
        'amount' => ['amount', null],
        'currency' => ['currency', null],
        'payee' => ['payee', null],
    ];
}
