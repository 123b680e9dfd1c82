<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read string $name The name of the limit. A limit of `rate_limits` has the prefix `own:`. That of
 *     a service ends with its sid.
 * @property-read int $count The current count.
 * @property-read \DateTimeImmutable|null $endsAt
 */
final class VerificationRecipientLimits extends Model
{
    protected const FIELDS = [
        'name' => ['name', null],
        'count' => ['count', null],
        'endsAt' => ['ends_at', 'time'],
    ];
}
