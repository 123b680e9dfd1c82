<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A recipient whose delivery receipts the simulator holds.
 *
 * @property-read string $to The recipient.
 * @property-read int $numHeldReceipts The number of held receipts, one for each segment.
 * @property-read \DateTimeImmutable $createdAt The start of the hold.
 */
final class SimulatorHold extends Model
{
    protected const FIELDS = [
        'to' => ['to', null],
        'numHeldReceipts' => ['num_held_receipts', null],
        'createdAt' => ['created_at', 'time'],
    ];
}
