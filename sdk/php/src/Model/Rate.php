<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A price of a segment to numbers with a prefix: the price that a carrier charges, or that accounts pay. The
 * longest matching prefix decides.
 *
 * @property-read string $sid Identifier of the rate.
 * @property-read string|null $carrierSid The carrier that charges the rate. Null for a customer rate, which
 *     accounts pay.
 * @property-read string $prefix The first digits of the numbers, without a plus. Empty for all other
 *     numbers. For channels without numbers, send email, matrix, telegram, xmpp.
 * @property-read string $price The price of a segment: an exact decimal with at most six decimal places.
 * @property-read string $priceUnit The currency of all rates of the price list, as three capital letters.
 * @property-read \DateTimeImmutable $createdAt The time of creation.
 * @property-read \DateTimeImmutable $updatedAt The time of the last change.
 */
final class Rate extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'carrierSid' => ['carrier_sid', null],
        'prefix' => ['prefix', null],
        'price' => ['price', null],
        'priceUnit' => ['price_unit', null],
        'createdAt' => ['created_at', 'time'],
        'updatedAt' => ['updated_at', 'time'],
    ];
}
