<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A message in the inbox of a simulated recipient.
 *
 * @property-read string $reference The simulator's identifier of the message.
 * @property-read string $messageSid The sid of the message.
 * @property-read string $accountSid The account that sent it.
 * @property-read string $to Recipient.
 * @property-read string $from Sender.
 * @property-read string $body The text.
 * @property-read string|null $code The digits of the code in the text. Null without a code.
 * @property-read string $encoding The encoding of the text.
 * @property-read int $numSegments Segments.
 * @property-read list<SimulatorMessageMedia> $media The attached files.
 * @property-read string|null $trouble The failure that the recipient's number causes. Null without one.
 * @property-read int $numHeldReceipts The number of held receipts.
 * @property-read \DateTimeImmutable $receivedAt The time at which the simulator accepted it.
 */
final class SimulatorMessage extends Model
{
    protected const FIELDS = [
        'reference' => ['reference', null],
        'messageSid' => ['message_sid', null],
        'accountSid' => ['account_sid', null],
        'to' => ['to', null],
        'from' => ['from', null],
        'body' => ['body', null],
        'code' => ['code', null],
        'encoding' => ['encoding', null],
        'numSegments' => ['num_segments', null],
        'media' => ['media', ['list', SimulatorMessageMedia::class]],
        'trouble' => ['trouble', null],
        'numHeldReceipts' => ['num_held_receipts', null],
        'receivedAt' => ['received_at', 'time'],
    ];
}
