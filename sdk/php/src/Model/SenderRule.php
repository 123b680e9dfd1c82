<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A rule that allows senders that no account owns. It never allows a number that another account owns.
 *
 * @property-read string $sid Identifier of the rule.
 * @property-read string|null $accountSid
 * @property-read string $kind The kind of rule: `exact` allows one sender, `pattern` allows all matching
 *     senders, `any` allows every sender.
 * @property-read string|null $sender The sender or the pattern in lower case. Case does not matter. Null for
 *     `any`.
 * @property-read string|null $note The reason for the rule. Null without a note.
 * @property-read bool $needsReview True if an upgrade created the rule from the account's past messages, and
 *     the operator has not confirmed it.
 * @property-read bool $isConflict True if the rule needs review, and another account owns the sender or has
 *     an exact rule for it.
 * @property-read string|null $ownerAccountSid
 * @property-read \DateTimeImmutable $createdAt The time of creation.
 */
final class SenderRule extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'accountSid' => ['account_sid', null],
        'kind' => ['kind', null],
        'sender' => ['sender', null],
        'note' => ['note', null],
        'needsReview' => ['needs_review', null],
        'isConflict' => ['is_conflict', null],
        'ownerAccountSid' => ['owner_account_sid', null],
        'createdAt' => ['created_at', 'time'],
    ];
}
