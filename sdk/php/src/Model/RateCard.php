<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A summary of all rates of a carrier, or of all customer rates.
 *
 * @property-read string|null $carrierSid The carrier that charges the rate. Null for a customer rate, which
 *     accounts pay.
 * @property-read string $priceUnit The currency of all rates of the price list, as three capital letters.
 * @property-read float $ratesCount The number of rates in the list.
 * @property-read int $added The number of prefixes that are new.
 * @property-read int $changed The number of prefixes whose price or currency changed.
 * @property-read int $removed The number of prefixes that were removed.
 */
final class RateCard extends Model
{
    protected const FIELDS = [
        'carrierSid' => ['carrier_sid', null],
        'priceUnit' => ['price_unit', null],
        'ratesCount' => ['rates_count', null],
        'added' => ['added', null],
        'changed' => ['changed', null],
        'removed' => ['removed', null],
    ];
}
