<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The number of messages that reached each status.
 *
 * @property-read int $queued The messages that the account sent to Posthorn.
 * @property-read int $sent The messages that a carrier accepted.
 * @property-read int $delivered Delivered.
 * @property-read int $undelivered The messages that a carrier reported as not delivered.
 * @property-read int $failed The messages that failed before delivery.
 * @property-read int $received The messages to numbers of the account.
 */
final class MessageCounts extends Model
{
    protected const FIELDS = [
        'queued' => ['queued', null],
        'sent' => ['sent', null],
        'delivered' => ['delivered', null],
        'undelivered' => ['undelivered', null],
        'failed' => ['failed', null],
        'received' => ['received', null],
    ];
}
