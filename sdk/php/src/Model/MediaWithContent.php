<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A picture or another file of a message, with its bytes.
 *
 * @property-read string $sid Identifier of the media.
 * @property-read string $accountSid The account of the media.
 * @property-read string $messageSid The message of the media.
 * @property-read string $contentType The media type, detected from the content. The host or sender can have
 *     declared another type.
 * @property-read int $bytes The size in bytes.
 * @property-read string|null $url The URL from which Posthorn fetched the media. Null for inbound media.
 * @property-read \DateTimeImmutable $createdAt The time when Posthorn fetched or received the media.
 * @property-read string $content The bytes, in base64.
 */
final class MediaWithContent extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'accountSid' => ['account_sid', null],
        'messageSid' => ['message_sid', null],
        'contentType' => ['content_type', null],
        'bytes' => ['bytes', null],
        'url' => ['url', null],
        'createdAt' => ['created_at', 'time'],
        'content' => ['content', null],
    ];
}
