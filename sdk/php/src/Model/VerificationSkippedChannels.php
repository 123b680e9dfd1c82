<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read string $channel The channel.
 * @property-read string $reason The code of the problem, as for a request with this channel alone.
 */
final class VerificationSkippedChannels extends Model
{
    protected const FIELDS = ['channel' => ['channel', null], 'reason' => ['reason', null]];
}
