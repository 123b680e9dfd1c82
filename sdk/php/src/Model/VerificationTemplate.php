<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read string $name The name of the authentication template at Meta.
 * @property-read list<string> $languages The languages in which Meta approved it, as Meta writes them.
 *     Posthorn takes the first if none is that of the message.
 */
final class VerificationTemplate extends Model
{
    protected const FIELDS = ['name' => ['name', null], 'languages' => ['languages', null]];
}
