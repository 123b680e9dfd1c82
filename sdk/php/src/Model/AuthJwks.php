<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A JSON Web Key Set.
 *
 * @property-read list<AuthJwk> $keys The current key, the next key, and the keys of tokens that are still
 *     valid.
 */
final class AuthJwks extends Model
{
    protected const FIELDS = ['keys' => ['keys', ['list', AuthJwk::class]]];
}
