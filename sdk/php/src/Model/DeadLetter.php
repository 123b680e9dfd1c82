<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An inbound message that Posthorn could not store.
 *
 * @property-read string $sid Identifier of the dead letter.
 * @property-read string $carrierSid The carrier that sent it.
 * @property-read string $from The sender.
 * @property-read string $to The recipient, which is a number of this installation.
 * @property-read string $body The text. It is private: show it only to the owner of the number.
 * @property-read string $error `number_unowned` if no account owns the number. `number_moved` if another
 *     account owned it when the message arrived. Otherwise the error of PostgreSQL: the SQLSTATE, and the
 *     constraint if there is one.
 * @property-read \DateTimeImmutable $receivedAt The time when Posthorn received the message.
 * @property-read \DateTimeImmutable $retryAt The time of the next attempt to store the message.
 */
final class DeadLetter extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'carrierSid' => ['carrier_sid', null],
        'from' => ['from', null],
        'to' => ['to', null],
        'body' => ['body', null],
        'error' => ['error', null],
        'receivedAt' => ['received_at', 'time'],
        'retryAt' => ['retry_at', 'time'],
    ];
}
