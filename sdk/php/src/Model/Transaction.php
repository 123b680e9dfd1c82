<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A booking in the ledger. It never changes: another transaction corrects it.
 *
 * @property-read string $sid Identifier of the transaction.
 * @property-read string $accountSid The account of the transaction.
 * @property-read string $type The type of transaction.
 * @property-read int $amount The amount, in minor units of the currency: cents of EUR, whole JPY. It is
 *     negative if the provider owes you less afterwards: fees, refunds, disputes, payouts.
 * @property-read string $currency The currency (ISO 4217).
 * @property-read string|null $paymentSid
 * @property-read string|null $providerSid
 * @property-read string|null $providerReference The provider's identifier of the transaction. Null without
 *     one.
 * @property-read bool $reconciled True if a reconciliation found the transaction in the provider's list,
 *     with the same amount.
 * @property-read \DateTimeImmutable $effectiveAt The time of the event. It is the time of booking if the
 *     event belongs to a closed period.
 * @property-read \DateTimeImmutable $createdAt The time of booking.
 * @property-read list<LedgerEntry> $entries The debit and the credit, in this order. Both have the same
 *     amount.
 */
final class Transaction extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'accountSid' => ['account_sid', null],
        'type' => ['type', null],
        'amount' => ['amount', null],
        'currency' => ['currency', null],
        'paymentSid' => ['payment_sid', null],
        'providerSid' => ['provider_sid', null],
        'providerReference' => ['provider_reference', null],
        'reconciled' => ['reconciled', null],
        'effectiveAt' => ['effective_at', 'time'],
        'createdAt' => ['created_at', 'time'],
        'entries' => ['entries', ['list', LedgerEntry::class]],
    ];
}
