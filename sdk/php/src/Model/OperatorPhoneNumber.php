<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A number of an account, as the operator sees it.
 *
 * @property-read string $sid Identifier of the number.
 * @property-read string $accountSid The account that owns or requested the number.
 * @property-read string $number The number, short code or sender id.
 * @property-read list<string> $capabilities The channels that it supports. A chat address supports its own
 *     channel.
 * @property-read string $status The status. Only an `active` number belongs to the account. A `pending`
 *     number waits for the operator.
 * @property-read string|null $rejectedReason The reason for which the operator rejected the request. Null
 *     otherwise.
 * @property-read \DateTimeImmutable $createdAt The time of the request or assignment.
 * @property-read string|null $ownerAccountSid
 */
final class OperatorPhoneNumber extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'accountSid' => ['account_sid', null],
        'number' => ['number', null],
        'capabilities' => ['capabilities', null],
        'status' => ['status', null],
        'rejectedReason' => ['rejected_reason', null],
        'createdAt' => ['created_at', 'time'],
        'ownerAccountSid' => ['owner_account_sid', null],
    ];
}
