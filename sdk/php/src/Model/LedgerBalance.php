<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The balance of one ledger account in one currency.
 *
 * @property-read string $ledgerAccount The ledger account: `sales`, `refunds`, `fees`, `disputes`, `bank`,
 *     `suspense`, or `receivable:` with the sid of a provider that owes you money.
 * @property-read string $name The name of the ledger account.
 * @property-read string|null $providerSid
 * @property-read string $currency The currency (ISO 4217).
 * @property-read int $balance The debits minus the credits, in minor units of the currency: cents of EUR,
 *     whole JPY. Money that providers owe you and money that you paid is positive. Sales are negative.
 */
final class LedgerBalance extends Model
{
    protected const FIELDS = [
        'ledgerAccount' => ['ledger_account', null],
        'name' => ['name', null],
        'providerSid' => ['provider_sid', null],
        'currency' => ['currency', null],
        'balance' => ['balance', null],
    ];
}
