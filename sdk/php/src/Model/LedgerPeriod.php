<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A closed period of the ledger.
 *
 * @property-read \DateTimeImmutable $endsAt The end of the period, exclusive. The period begins at the end
 *     of the previous one.
 * @property-read \DateTimeImmutable $closedAt The time when you closed the period.
 * @property-read list<LedgerBalance> $balances The balances at the end of the period. Balances of 0 are
 *     omitted.
 */
final class LedgerPeriod extends Model
{
    protected const FIELDS = [
        'endsAt' => ['ends_at', 'time'],
        'closedAt' => ['closed_at', 'time'],
        'balances' => ['balances', ['list', LedgerBalance::class]],
    ];
}
