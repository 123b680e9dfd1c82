<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read string $to The customer's address.
 * @property-read string $from The sender.
 * @property-read string $channel The channel of the message with the link.
 * @property-read bool $receipt True if Posthorn sends a receipt after the payment.
 * @property-read \DateTimeImmutable|null $reminderAt The time of the reminder, if the customer can still
 *     pay. Null without a planned reminder.
 * @property-read \DateTimeImmutable|null $reminderSentAt The time of the latest reminder. Null without a
 *     reminder.
 */
final class PaymentSend extends Model
{
    protected const FIELDS = [
        'to' => ['to', null],
        'from' => ['from', null],
        'channel' => ['channel', null],
        'receipt' => ['receipt', null],
        'reminderAt' => ['reminder_at', 'time'],
        'reminderSentAt' => ['reminder_sent_at', 'time'],
    ];
}
