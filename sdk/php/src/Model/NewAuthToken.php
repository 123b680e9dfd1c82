<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A new Auth Token, which is shown only once.
 *
 * @property-read string $accountSid The account of the token, and its user name for sign-in.
 * @property-read string $authToken The Auth Token. Store it: the server does not show it again.
 * @property-read \DateTimeImmutable $previousEndsAt The time until which the previous token works.
 */
final class NewAuthToken extends Model
{
    protected const FIELDS = [
        'accountSid' => ['account_sid', null],
        'authToken' => ['auth_token', null],
        'previousEndsAt' => ['previous_ends_at', 'time'],
    ];
}
