<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A public key.
 *
 * @property-read string $kty The key type: `EC`.
 * @property-read string $crv The curve: `P-256`.
 * @property-read string $alg The signature algorithm of the tokens: `ES256`.
 * @property-read string $use The use of the key: `sig`, to verify signatures.
 * @property-read string $kid The identifier of the key, which the header of a token contains.
 * @property-read string $x The x coordinate of the key, in base64url.
 * @property-read string $y The y coordinate of the key, in base64url.
 */
final class AuthJwk extends Model
{
    protected const FIELDS = [
        'kty' => ['kty', null],
        'crv' => ['crv', null],
        'alg' => ['alg', null],
        'use' => ['use', null],
        'kid' => ['kid', null],
        'x' => ['x', null],
        'y' => ['y', null],
    ];
}
