<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The account that the credentials belong to.
 *
 * @property-read string $sid Identifier of the account, and its user name.
 * @property-read string $name The display name, also for customers: payment pages and their messages show
 *     it.
 * @property-read string|null $supportEmail The email address for customers of the account. Payment pages and
 *     receipts show it. Null without one.
 * @property-read string|null $supportPhone The phone number for customers of the account, in E.164. Payment
 *     pages and receipts show it. Null without one.
 * @property-read string|null $supportUrl The web page for customers of the account. Payment pages and
 *     receipts show it. Null without one.
 * @property-read string $status The status. The server refuses the credentials of a suspended account.
 * @property-read int $ratePerSecond The maximum number of requests per second.
 * @property-read \DateTimeImmutable|null $previousTokenEndsAt
 * @property-read bool $keepsTokenCopy True if Posthorn keeps an encrypted copy of the Auth Token. The copy
 *     signs status callbacks in Twilio's form.
 * @property-read \DateTimeImmutable $createdAt The time of creation.
 * @property-read \DateTimeImmutable $updatedAt The time of the last change.
 */
final class Account extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'name' => ['name', null],
        'supportEmail' => ['support_email', null],
        'supportPhone' => ['support_phone', null],
        'supportUrl' => ['support_url', null],
        'status' => ['status', null],
        'ratePerSecond' => ['rate_per_second', null],
        'previousTokenEndsAt' => ['previous_token_ends_at', 'time'],
        'keepsTokenCopy' => ['keeps_token_copy', null],
        'createdAt' => ['created_at', 'time'],
        'updatedAt' => ['updated_at', 'time'],
    ];
}
