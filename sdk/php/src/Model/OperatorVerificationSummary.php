<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * Counts of verifications by account.
 *
 * @property-read \DateTimeImmutable $from The start of the counts.
 * @property-read \DateTimeImmutable $to The end of the counts.
 * @property-read \DateTimeImmutable|null $countedUntil
 * @property-read list<OperatorVerificationSummaryData> $data One entry for each account.
 */
final class OperatorVerificationSummary extends Model
{
    protected const FIELDS = [
        'from' => ['from', 'time'],
        'to' => ['to', 'time'],
        'countedUntil' => ['counted_until', 'time'],
        'data' => ['data', ['list', OperatorVerificationSummaryData::class]],
    ];
}
