<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read int $requestedAmount The requested amount, in minor units of `requested_currency`.
 * @property-read string $requestedCurrency The requested currency.
 * @property-read int $amount The amount that the provider reports, in minor units of `currency`.
 * @property-read string $currency The currency that the provider reports.
 * @property-read int $amountCaptured The amount that the provider has captured.
 * @property-read string|null $resolution Your decision. Null before.
 * @property-read string|null $note The note of the decision. Null without one.
 * @property-read \DateTimeImmutable|null $resolvedAt The time of the decision. Null before.
 */
final class PaymentMismatch extends Model
{
    protected const FIELDS = [
        'requestedAmount' => ['requested_amount', null],
        'requestedCurrency' => ['requested_currency', null],
        'amount' => ['amount', null],
        'currency' => ['currency', null],
        'amountCaptured' => ['amount_captured', null],
        'resolution' => ['resolution', null],
        'note' => ['note', null],
        'resolvedAt' => ['resolved_at', 'time'],
    ];
}
