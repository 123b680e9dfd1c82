<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * One of the addresses of a message with several.
 *
 * @property-read string $channel The channel.
 * @property-read string $to The recipient on this channel.
 * @property-read string $from The sender on this channel.
 * @property-read int $numSegments The number of segments of the text on this channel.
 * @property-read string $status The status on this address. `waiting`: not tried yet. `sending`: queued or
 *     on the way to the carrier. `sent`: the carrier accepted it. `timed_out`: no delivery in time, but a
 *     sent message can still arrive. `unknown`: Posthorn does not know whether the carrier has it.
 * @property-read string|null $errorCode The reason why the message failed or was not delivered. Null
 *     otherwise.
 */
final class MessageAddress extends Model
{
    protected const FIELDS = [
        'channel' => ['channel', null],
        'to' => ['to', null],
        'from' => ['from', null],
        'numSegments' => ['num_segments', null],
        'status' => ['status', null],
        'errorCode' => ['error_code', null],
    ];
}
