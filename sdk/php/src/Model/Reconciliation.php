<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A comparison of a payment provider's list of transactions with the ledger.
 *
 * @property-read string $sid Identifier of the reconciliation.
 * @property-read string $accountSid The account of the reconciliation.
 * @property-read string $providerSid The provider of the list.
 * @property-read string $providerKind The kind of the provider.
 * @property-read string $status The status. Posthorn retries a `failed` reconciliation, and reports no
 *     difference from an incomplete list.
 * @property-read \DateTimeImmutable $from The start of the compared time. It overlaps with the previous
 *     reconciliation, because providers list transactions late.
 * @property-read \DateTimeImmutable $until The end of the compared time.
 * @property-read int $matchedCount The number of ledger transactions that are in the provider's list.
 * @property-read int $differenceCount The number of differences that the reconciliation opened.
 * @property-read string|null $error The reason for the failure. Null unless it failed.
 * @property-read \DateTimeImmutable $createdAt The start time.
 * @property-read \DateTimeImmutable|null $completedAt
 */
final class Reconciliation extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'accountSid' => ['account_sid', null],
        'providerSid' => ['provider_sid', null],
        'providerKind' => ['provider_kind', null],
        'status' => ['status', null],
        'from' => ['from', 'time'],
        'until' => ['until', 'time'],
        'matchedCount' => ['matched_count', null],
        'differenceCount' => ['difference_count', null],
        'error' => ['error', null],
        'createdAt' => ['created_at', 'time'],
        'completedAt' => ['completed_at', 'time'],
    ];
}
