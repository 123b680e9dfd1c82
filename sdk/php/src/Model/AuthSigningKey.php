<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A signing key.
 *
 * @property-read string $kid The thumbprint of the key (RFC 7638).
 * @property-read \DateTimeImmutable $createdAt The time of creation.
 */
final class AuthSigningKey extends Model
{
    protected const FIELDS = ['kid' => ['kid', null], 'createdAt' => ['created_at', 'time']];
}
