<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The report of an account about a message.
 *
 * @property-read string $messageSid The message.
 * @property-read string $outcome Whether the recipient acted on the message.
 * @property-read \DateTimeImmutable $createdAt The time of the report.
 */
final class MessageFeedback extends Model
{
    protected const FIELDS = [
        'messageSid' => ['message_sid', null],
        'outcome' => ['outcome', null],
        'createdAt' => ['created_at', 'time'],
    ];
}
