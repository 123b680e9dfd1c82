<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The preview on one of several addresses.
 *
 * @property-read string $channel The channel of the message.
 * @property-read string $to The recipient on this channel.
 * @property-read int $numSegments The number of segments on this channel.
 * @property-read float|null $price The price on this channel. Null without a rate.
 * @property-read PreviewedRoute|null $route The route of the message. Null if no carrier reaches the
 *     recipient.
 */
final class PreviewedAddress extends Model
{
    protected const FIELDS = [
        'channel' => ['channel', null],
        'to' => ['to', null],
        'numSegments' => ['num_segments', null],
        'price' => ['price', null],
        'route' => ['route', PreviewedRoute::class],
    ];
}
