<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The trace of a carrier's exchanges.
 *
 * @property-read \DateTimeImmutable $until The time when the trace ends.
 * @property-read string|null $accountSid The account whose messages are traced. Null for all accounts.
 * @property-read string|null $to The recipient whose messages are traced. Null for all recipients.
 */
final class CarrierTrace extends Model
{
    protected const FIELDS = [
        'until' => ['until', 'time'],
        'accountSid' => ['account_sid', null],
        'to' => ['to', null],
    ];
}
