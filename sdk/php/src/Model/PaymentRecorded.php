<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read int $amount The received amount.
 * @property-read string $reference The reference of the money, such as the number of a receipt.
 * @property-read \DateTimeImmutable $receivedAt The time when you received the money.
 * @property-read string|null $note The note for people. Null without a note.
 */
final class PaymentRecorded extends Model
{
    protected const FIELDS = [
        'amount' => ['amount', null],
        'reference' => ['reference', null],
        'receivedAt' => ['received_at', 'time'],
        'note' => ['note', null],
    ];
}
