<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A refund, which returns money of a payment to the customer.
 *
 * @property-read string $sid Identifier of the refund.
 * @property-read string $accountSid The account of the refund.
 * @property-read string $paymentSid The payment of the refund.
 * @property-read string $status The status. `pending` means that the outcome is not known yet. A completed
 *     refund can still fail if the bank returns the money.
 * @property-read int $amount The amount in minor units of `currency`.
 * @property-read string $currency ISO 4217.
 * @property-read string|null $reason The reason from the request. Null without a reason.
 * @property-read string|null $reference Your own identifier. Null without one.
 * @property-read bool $isRequested True if you requested the refund here. False if it was created at the
 *     provider.
 * @property-read string|null $failureReason The reason for the failure. Null unless the refund failed.
 * @property-read string|null $providerReference The provider's identifier of the refund.
 * @property-read array<string,string> $metadata Your own fields: `metadata` of the request.
 * @property-read \DateTimeImmutable|null $completedAt The time when the refund completed. Null before.
 * @property-read \DateTimeImmutable $createdAt The time of creation.
 * @property-read \DateTimeImmutable $updatedAt The time of the last change.
 */
final class Refund extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'accountSid' => ['account_sid', null],
        'paymentSid' => ['payment_sid', null],
        'status' => ['status', null],
        'amount' => ['amount', null],
        'currency' => ['currency', null],
        'reason' => ['reason', null],
        'reference' => ['reference', null],
        'isRequested' => ['is_requested', null],
        'failureReason' => ['failure_reason', null],
        'providerReference' => ['provider_reference', null],
        'metadata' => ['metadata', ['map', null]],
        'completedAt' => ['completed_at', 'time'],
        'createdAt' => ['created_at', 'time'],
        'updatedAt' => ['updated_at', 'time'],
    ];
}
