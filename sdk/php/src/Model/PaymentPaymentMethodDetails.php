<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read string $type The type: `card`, or the provider's name for the type.
 * @property-read string|null $brand The brand of the card.
 * @property-read string|null $last4 The last four digits of the card.
 * @property-read int|null $expMonth The month in which the card expires.
 * @property-read int|null $expYear The year in which the card expires.
 */
final class PaymentPaymentMethodDetails extends Model
{
    protected const FIELDS = [
        'type' => ['type', null],
        'brand' => ['brand', null],
        'last4' => ['last4', null],
        'expMonth' => ['exp_month', null],
        'expYear' => ['exp_year', null],
    ];
}
