<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A disagreement between a provider's list and the ledger. Posthorn reports it once.
 *
 * @property-read string $sid Identifier of the difference.
 * @property-read string $accountSid The account of the difference.
 * @property-read string $reconciliationSid The latest reconciliation that found the difference.
 * @property-read string $providerSid The provider of the list.
 * @property-read string $kind The kind of difference. `missing_in_ledger`: only the provider has the
 *     transaction. `missing_at_provider`: only the ledger has it. `amount_mismatch`: the amounts differ.
 * @property-read string $type The type of the compared transactions. Posthorn compares the captures of one
 *     charge by their sum, and likewise refunds, and disputes with their reversals.
 * @property-read string $providerReference The provider's identifier of the transaction.
 * @property-read string|null $paymentSid
 * @property-read string|null $transactionSid
 * @property-read int|null $amountLedger The amount in the ledger, in minor units, positive for money to you.
 *     Null without a ledger transaction.
 * @property-read int|null $amountProvider The amount in the provider's list, in minor units, positive for
 *     money to you. Null without an entry in the list.
 * @property-read string $currency The currency (ISO 4217).
 * @property-read string $status The status. A person must decide about an `open` difference.
 * @property-read string|null $resolution The resolution. A request decided `booked` or `ignored`.
 *     `matched_later`: a later reconciliation found equal amounts. Null while open.
 * @property-read string|null $note The reason for the decision. Null without a reason.
 * @property-read \DateTimeImmutable $effectiveAt The time of the transaction.
 * @property-read \DateTimeImmutable $createdAt The time when a reconciliation found the difference.
 * @property-read \DateTimeImmutable|null $resolvedAt
 */
final class Difference extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'accountSid' => ['account_sid', null],
        'reconciliationSid' => ['reconciliation_sid', null],
        'providerSid' => ['provider_sid', null],
        'kind' => ['kind', null],
        'type' => ['type', null],
        'providerReference' => ['provider_reference', null],
        'paymentSid' => ['payment_sid', null],
        'transactionSid' => ['transaction_sid', null],
        'amountLedger' => ['amount_ledger', null],
        'amountProvider' => ['amount_provider', null],
        'currency' => ['currency', null],
        'status' => ['status', null],
        'resolution' => ['resolution', null],
        'note' => ['note', null],
        'effectiveAt' => ['effective_at', 'time'],
        'createdAt' => ['created_at', 'time'],
        'resolvedAt' => ['resolved_at', 'time'],
    ];
}
