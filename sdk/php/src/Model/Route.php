<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A rule that sends messages to a carrier. A condition that is null matches everything.
 *
 * @property-read string $sid Identifier of the route.
 * @property-read string $carrierSid The carrier of the route.
 * @property-read string|null $channel The channel of the messages. Null for every channel.
 * @property-read string|null $prefix The first digits of the recipient's number, without the plus. Null for
 *     every recipient.
 * @property-read string|null $sender The sender of the messages. Null for every sender.
 * @property-read string|null $accountSid
 * @property-read string|null $tag The tag of the messages. Null for messages with any tags or none.
 * @property-read int $priority The priority. Posthorn tries the lowest first.
 * @property-read int $weight The share of messages among otherwise equal routes.
 * @property-read string $status The status. Posthorn does not use a disabled route.
 * @property-read \DateTimeImmutable $createdAt The time of creation.
 * @property-read \DateTimeImmutable $updatedAt The time of the last change.
 */
final class Route extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'carrierSid' => ['carrier_sid', null],
        'channel' => ['channel', null],
        'prefix' => ['prefix', null],
        'sender' => ['sender', null],
        'accountSid' => ['account_sid', null],
        'tag' => ['tag', null],
        'priority' => ['priority', null],
        'weight' => ['weight', null],
        'status' => ['status', null],
        'createdAt' => ['created_at', 'time'],
        'updatedAt' => ['updated_at', 'time'],
    ];
}
