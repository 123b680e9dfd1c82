<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An API key with its secret, which is shown only once.
 *
 * @property-read string $sid Identifier of the key, and its user name.
 * @property-read string $name The display name.
 * @property-read string $scope The permissions of the key. `full`: everything. `messages`: send and read
 *     messages. `webhooks`: manage webhooks and read events, including message texts. `auth`: verify people.
 *     `payments`: accept payments and read the ledger. `read`: only read.
 * @property-read \DateTimeImmutable $createdAt The time of creation.
 * @property-read \DateTimeImmutable|null $lastUsedAt
 * @property-read \DateTimeImmutable|null $revokedAt
 * @property-read string $secret The secret, which is the password for sign-in. Store it: the server keeps
 *     only a hash.
 */
final class ApiKeyWithSecret extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'name' => ['name', null],
        'scope' => ['scope', null],
        'createdAt' => ['created_at', 'time'],
        'lastUsedAt' => ['last_used_at', 'time'],
        'revokedAt' => ['revoked_at', 'time'],
        'secret' => ['secret', null],
    ];
}
