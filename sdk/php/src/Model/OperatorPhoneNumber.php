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
 * @property-read string|null $name The name that the account gave the number. Null without a name.
 * @property-read string|null $inboundUrl The HTTPS URL that Posthorn requests for each inbound message. Its
 *     answer is the reply, as TwiML or as plain text. The request has the form and the signature of
 *     Twilio's. Null without one.
 * @property-read string $inboundMethod The method of the requests to `inbound_url`.
 * @property-read string|null $fallbackUrl The HTTPS URL that Posthorn requests when `inbound_url` fails.
 *     Without it, Posthorn retries `inbound_url`. Null without one.
 * @property-read string $fallbackMethod The method of the requests to `fallback_url`.
 * @property-read string|null $statusCallback The `status_callback` of messages that set none. Null without
 *     one.
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
        'name' => ['name', null],
        'inboundUrl' => ['inbound_url', null],
        'inboundMethod' => ['inbound_method', null],
        'fallbackUrl' => ['fallback_url', null],
        'fallbackMethod' => ['fallback_method', null],
        'statusCallback' => ['status_callback', null],
        'createdAt' => ['created_at', 'time'],
        'ownerAccountSid' => ['owner_account_sid', null],
    ];
}
