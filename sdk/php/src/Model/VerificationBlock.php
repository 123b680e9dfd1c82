<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A temporary block of verifications to some numbers, because few of their messages led to an approval.
 *
 * @property-read string $sid Identifier of the block.
 * @property-read string $accountSid The account of the block.
 * @property-read string $scope The scope: the numbers of one prefix, or of one country, or of the account.
 *     `pair`: a prefix and the network of one `client_ip`.
 * @property-read string $key The prefix of the numbers, or the country. For a pair, the prefix, a space and
 *     the network. `*` for the account.
 * @property-read string $country The country of the numbers (ISO 3166-1).
 * @property-read bool $dryRun True if Posthorn only recorded the block and did not enforce it, because of
 *     `abuse_mode`.
 * @property-read string $reason The reason: too many messages without an approval.
 * @property-read int $sends The number of messages in the days before the block. Older messages count less.
 * @property-read int $approvals The number of approvals of these messages.
 * @property-read \DateTimeImmutable $createdAt The start time.
 * @property-read \DateTimeImmutable $endsAt The time when the block ends.
 * @property-read \DateTimeImmutable|null $releasedAt
 */
final class VerificationBlock extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'accountSid' => ['account_sid', null],
        'scope' => ['scope', null],
        'key' => ['key', null],
        'country' => ['country', null],
        'dryRun' => ['dry_run', null],
        'reason' => ['reason', null],
        'sends' => ['sends', null],
        'approvals' => ['approvals', null],
        'createdAt' => ['created_at', 'time'],
        'endsAt' => ['ends_at', 'time'],
        'releasedAt' => ['released_at', 'time'],
    ];
}
