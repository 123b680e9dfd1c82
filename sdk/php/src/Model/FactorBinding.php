<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The data that the person needs to set up the factor. Only this response contains it.
 *
 * @property-read string|null $secret The secret of `totp` in base32, for people who type it. Null for other
 *     factors.
 * @property-read string|null $uri The URI of `totp` to show as a QR code. Null for other factors.
 * @property-read array<string,mixed>|null $options The input of
 *     `PublicKeyCredential.parseCreationOptionsFromJSON` for `passkey`. Null for other factors.
 * @property-read list<string>|null $codes The ten codes of `recovery_codes`. Each code works once. Null for
 *     other factors.
 */
final class FactorBinding extends Model
{
    protected const FIELDS = [
        'secret' => ['secret', null],
        'uri' => ['uri', null],
        'options' => ['options', ['map', null]],
        'codes' => ['codes', null],
    ];
}
