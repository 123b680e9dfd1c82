<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A sender in a messaging service.
 *
 * @property-read string $messagingServiceSid The messaging service of the sender.
 * @property-read string $sender The sender.
 * @property-read string $kind The kind of sender.
 * @property-read string|null $country The country of a phone number, or the `country` of the request (ISO
 *     3166-1). Null for other senders.
 * @property-read \DateTimeImmutable $createdAt The time when the sender was added.
 */
final class ServiceSender extends Model
{
    protected const FIELDS = [
        'messagingServiceSid' => ['messaging_service_sid', null],
        'sender' => ['sender', null],
        'kind' => ['kind', null],
        'country' => ['country', null],
        'createdAt' => ['created_at', 'time'],
    ];
}
