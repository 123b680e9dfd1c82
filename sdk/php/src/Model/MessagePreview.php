<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The segments and price of a message.
 *
 * @property-read string $encoding The encoding of the text.
 * @property-read int $numSegments The number of segments, as counted for sending and billing.
 * @property-read int $units The length of the text in septets (gsm7) or UTF-16 code units (ucs2).
 * @property-read int $unitsPerSegment The number of units that fit into each segment.
 * @property-read list<string> $segments The text of each segment.
 * @property-read list<MessagePreviewUcs2Characters> $ucs2Characters The characters outside GSM 03.38 that
 *     require ucs2. Replace all of them to make the message cheaper.
 * @property-read float|null $price The price of all segments. Null without a rate for the recipient.
 * @property-read string $priceUnit The currency of the price (ISO 4217).
 * @property-read \DateTimeImmutable|null $windowUntil
 * @property-read PreviewedRoute|null $route The route of the message. Null if no carrier reaches the
 *     recipient.
 * @property-read list<PreviewedAddress>|null $channels The previews of all addresses, in the order of `to`.
 *     Null for one address. The other fields describe the first address. The price of the message is the sum
 *     over the channels whose carriers accept it.
 */
final class MessagePreview extends Model
{
    protected const FIELDS = [
        'encoding' => ['encoding', null],
        'numSegments' => ['num_segments', null],
        'units' => ['units', null],
        'unitsPerSegment' => ['units_per_segment', null],
        'segments' => ['segments', null],
        'ucs2Characters' => ['ucs2_characters', ['list', MessagePreviewUcs2Characters::class]],
        'price' => ['price', null],
        'priceUnit' => ['price_unit', null],
        'windowUntil' => ['window_until', 'time'],
        'route' => ['route', PreviewedRoute::class],
        'channels' => ['channels', ['list', PreviewedAddress::class]],
    ];
}
