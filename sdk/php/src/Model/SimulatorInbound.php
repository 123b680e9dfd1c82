<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A simulated inbound message.
 *
 * @property-read string $reference The simulator's identifier of the message.
 * @property-read string $to The account's number.
 * @property-read string $from The sender of the message.
 * @property-read string $body The text. Empty for a message with media only.
 * @property-read list<SimulatorInboundMedia> $media The attachments.
 * @property-read \DateTimeImmutable $receivedAt The time of receipt.
 */
final class SimulatorInbound extends Model
{
    protected const FIELDS = [
        'reference' => ['reference', null],
        'to' => ['to', null],
        'from' => ['from', null],
        'body' => ['body', null],
        'media' => ['media', ['list', SimulatorInboundMedia::class]],
        'receivedAt' => ['received_at', 'time'],
    ];
}
