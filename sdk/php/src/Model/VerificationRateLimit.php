<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read string $name The name of the limit in `rate_limit_keys`.
 * @property-read int $max The maximum number of new verifications in the interval.
 * @property-read int $intervalSeconds The interval in seconds. It starts with the first verification.
 */
final class VerificationRateLimit extends Model
{
    protected const FIELDS = [
        'name' => ['name', null],
        'max' => ['max', null],
        'intervalSeconds' => ['interval_seconds', null],
    ];
}
