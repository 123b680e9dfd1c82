<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The result of the revocation.
 *
 * @property-read string $subject The subject.
 * @property-read int $revoked The number of revoked sessions.
 */
final class RevokedAuthSessions extends Model
{
    protected const FIELDS = ['subject' => ['subject', null], 'revoked' => ['revoked', null]];
}
