<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A recipient who opted out of messages from a sender of the account.
 *
 * @property-read string|null $from The sender that can no longer send to the recipient. Null if the opt-out
 *     holds for every sender of the account, on every channel.
 * @property-read string $to The recipient who opted out.
 * @property-read string|null $keyword The words that the recipient sent. Null if the account recorded the
 *     opt-out.
 * @property-read \DateTimeImmutable $createdAt The time of the opt-out.
 */
final class OptOut extends Model
{
    protected const FIELDS = [
        'from' => ['from', null],
        'to' => ['to', null],
        'keyword' => ['keyword', null],
        'createdAt' => ['created_at', 'time'],
    ];
}
