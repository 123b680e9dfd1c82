<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A pool of senders of the account.
 *
 * @property-read string $sid Identifier of the messaging service.
 * @property-read string $accountSid The account of the messaging service.
 * @property-read string $name The name.
 * @property-read bool $stickySender True if a recipient gets all messages from the same sender.
 * @property-read int|null $validityPeriod The `validity_period` in seconds of messages that set none. Null
 *     without a default.
 * @property-read \DateTimeImmutable $createdAt The time of creation.
 * @property-read \DateTimeImmutable $updatedAt The time of the last change.
 */
final class MessagingService extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'accountSid' => ['account_sid', null],
        'name' => ['name', null],
        'stickySender' => ['sticky_sender', null],
        'validityPeriod' => ['validity_period', null],
        'createdAt' => ['created_at', 'time'],
        'updatedAt' => ['updated_at', 'time'],
    ];
}
