<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A dispute: the customer asked their bank to return the money of a payment. You submit evidence in the
 * provider's dashboard.
 *
 * @property-read string $sid Identifier of the dispute.
 * @property-read string $accountSid The account of the dispute.
 * @property-read string $paymentSid The disputed payment.
 * @property-read string $status The status. `needs_response` means that the provider waits for your
 *     evidence. `won`, `lost` and `closed` are final.
 * @property-read int $amount The amount in minor units of `currency`.
 * @property-read string $currency ISO 4217.
 * @property-read string $reason The reason of the customer, in the provider's words.
 * @property-read bool $isWithdrawn True if the provider has withdrawn the amount from you.
 * @property-read string $providerReference The provider's identifier of the dispute.
 * @property-read \DateTimeImmutable|null $evidenceDueAt The deadline for your evidence.
 * @property-read \DateTimeImmutable|null $closedAt The time when the dispute closed. Null before.
 * @property-read \DateTimeImmutable $createdAt The time when the provider first reported the dispute.
 * @property-read \DateTimeImmutable $updatedAt The time of the last change.
 */
final class Dispute extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'accountSid' => ['account_sid', null],
        'paymentSid' => ['payment_sid', null],
        'status' => ['status', null],
        'amount' => ['amount', null],
        'currency' => ['currency', null],
        'reason' => ['reason', null],
        'isWithdrawn' => ['is_withdrawn', null],
        'providerReference' => ['provider_reference', null],
        'evidenceDueAt' => ['evidence_due_at', 'time'],
        'closedAt' => ['closed_at', 'time'],
        'createdAt' => ['created_at', 'time'],
        'updatedAt' => ['updated_at', 'time'],
    ];
}
