<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A new account with its Auth Token, which is shown only once.
 *
 * @property-read string $sid Identifier of the account, and its user name.
 * @property-read string $name The display name.
 * @property-read string $status The status. The server refuses the credentials of a suspended account.
 * @property-read int|null $ratePerSecond The maximum number of requests per second. Null for the default of
 *     the installation (`RATE_LIMIT`).
 * @property-read int|null $phoneNumbersMax The maximum number of owned and requested phone numbers. Null for
 *     the default of the installation (`PHONE_NUMBERS_MAX`).
 * @property-read string|null $supportEmail The email address for customers of the account. Payment pages and
 *     receipts show it. Null without one.
 * @property-read string|null $supportPhone The phone number for customers of the account, in E.164. Payment
 *     pages and receipts show it. Null without one.
 * @property-read string|null $supportUrl The web page for customers of the account. Payment pages and
 *     receipts show it. Null without one.
 * @property-read MessageCounts $messagesLastDay The number of messages in the last 24 hours by the status
 *     that they reached. The last one or two minutes can be missing.
 * @property-read \DateTimeImmutable $createdAt The time of creation.
 * @property-read \DateTimeImmutable $updatedAt The time of the last change.
 * @property-read string $authToken The password for the sid. The server does not show it again, so store the
 *     token or send it to the user now.
 * @property-read string $senderNotice A notice for the operator about the senders of the new account.
 */
final class AccountWithToken extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'name' => ['name', null],
        'status' => ['status', null],
        'ratePerSecond' => ['rate_per_second', null],
        'phoneNumbersMax' => ['phone_numbers_max', null],
        'supportEmail' => ['support_email', null],
        'supportPhone' => ['support_phone', null],
        'supportUrl' => ['support_url', null],
        'messagesLastDay' => ['messages_last_day', MessageCounts::class],
        'createdAt' => ['created_at', 'time'],
        'updatedAt' => ['updated_at', 'time'],
        'authToken' => ['auth_token', null],
        'senderNotice' => ['sender_notice', null],
    ];
}
