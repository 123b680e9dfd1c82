<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read string $level The level. `high`: an area of the recipient is blocked or too busy. `medium`:
 *     an area has many messages without an approval.
 * @property-read list<string> $reasons What raised the level. Empty for `low`.
 */
final class VerificationRisk extends Model
{
    protected const FIELDS = ['level' => ['level', null], 'reasons' => ['reasons', null]];
}
