<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read string $channel The channel of the messages.
 * @property-read string $country The country of the numbers (ISO 3166-1).
 * @property-read int $sent Messages.
 * @property-read int $delivered The number of messages that a carrier reported as delivered.
 * @property-read int $failed The number of messages that failed.
 * @property-read int $converted The number of messages whose verification was approved.
 */
final class VerificationAttemptSummaryData extends Model
{
    protected const FIELDS = [
        'channel' => ['channel', null],
        'country' => ['country', null],
        'sent' => ['sent', null],
        'delivered' => ['delivered', null],
        'failed' => ['failed', null],
        'converted' => ['converted', null],
    ];
}
