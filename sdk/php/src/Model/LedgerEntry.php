<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * One side of a transaction.
 *
 * @property-read string $ledgerAccount The ledger account: `sales`, `refunds`, `fees`, `disputes`, `bank`,
 *     `suspense`, or `receivable:` with the sid of a provider that owes you money.
 * @property-read int $debit The debit, in minor units of the currency: cents of EUR, whole JPY. 0 on the
 *     credit side.
 * @property-read int $credit The credit, in minor units of the currency: cents of EUR, whole JPY. 0 on the
 *     debit side.
 */
final class LedgerEntry extends Model
{
    protected const FIELDS = [
        'ledgerAccount' => ['ledger_account', null],
        'debit' => ['debit', null],
        'credit' => ['credit', null],
    ];
}
