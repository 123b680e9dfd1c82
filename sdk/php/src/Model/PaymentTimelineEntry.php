<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An entry in the timeline of a payment. Fields that do not apply to its type are null.
 *
 * @property-read \DateTimeImmutable $at The time of the entry.
 * @property-read string $type The type. `event`: the payment, a refund or a dispute changed. `message`: a
 *     message about the payment. `operation`: a request to the provider. `ledger`: a booking.
 * @property-read string $description The description as one sentence.
 * @property-read string|null $messageSid
 * @property-read string|null $refundSid
 * @property-read string|null $disputeSid
 * @property-read string|null $transactionSid
 * @property-read string|null $operation The requested action of an `operation` entry. Null for other
 *     entries.
 * @property-read string|null $status The status. For an `event`, it is the status after the event. For a
 *     `message` or an `operation`, it is the current status. An operation is `requested`, `done`, `refused`,
 *     `not_sent` or `lost`. Null for a deleted message.
 * @property-read int|null $amount The amount in minor units of `currency`. For a `ledger` entry, it is
 *     negative if the provider owes you less afterwards.
 * @property-read string|null $currency The currency (ISO 4217). Null without an amount.
 */
final class PaymentTimelineEntry extends Model
{
    protected const FIELDS = [
        'at' => ['at', 'time'],
        'type' => ['type', null],
        'description' => ['description', null],
        'messageSid' => ['message_sid', null],
        'refundSid' => ['refund_sid', null],
        'disputeSid' => ['dispute_sid', null],
        'transactionSid' => ['transaction_sid', null],
        'operation' => ['operation', null],
        'status' => ['status', null],
        'amount' => ['amount', null],
        'currency' => ['currency', null],
    ];
}
