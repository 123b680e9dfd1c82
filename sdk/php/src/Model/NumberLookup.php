<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The data of the numbering plan about a phone number. The lookup asks no network.
 *
 * @property-read bool $valid True if the numbering plan has such numbers.
 * @property-read string|null $reason The reason why the number is not valid. Null if it is valid. A number
 *     of an `unknown_range` can still work if the range is new.
 * @property-read string|null $phoneNumber The number in E.164. Null for an impossible number.
 * @property-read string|null $country The country (ISO 3166-1), or the main country if several share the
 *     code. Null for a number without a country.
 * @property-read string|null $callingCode The country code without the plus. Null if there is none.
 * @property-read string|null $lineType The type of line according to the plan. `fixed_line_or_mobile` means
 *     that both types share the range.
 * @property-read string|null $nationalFormat The number in national format.
 * @property-read string|null $internationalFormat The number in international format.
 * @property-read string|null $rfc3966Format The number as a `tel:` URI.
 * @property-read list<string> $unknown The facts that the numbering plan does not contain: whether the
 *     number is assigned, reachable or ported, its carrier, and sometimes the type of line.
 */
final class NumberLookup extends Model
{
    protected const FIELDS = [
        'valid' => ['valid', null],
        'reason' => ['reason', null],
        'phoneNumber' => ['phone_number', null],
        'country' => ['country', null],
        'callingCode' => ['calling_code', null],
        'lineType' => ['line_type', null],
        'nationalFormat' => ['national_format', null],
        'internationalFormat' => ['international_format', null],
        'rfc3966Format' => ['rfc3966_format', null],
        'unknown' => ['unknown', null],
    ];
}
