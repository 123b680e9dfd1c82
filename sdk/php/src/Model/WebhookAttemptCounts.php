<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The number of attempts to deliver events to webhook endpoints.
 *
 * @property-read int $succeeded The attempts with a response status from 200 to 299.
 * @property-read int $failed The attempts with another status, or without a response.
 */
final class WebhookAttemptCounts extends Model
{
    protected const FIELDS = ['succeeded' => ['succeeded', null], 'failed' => ['failed', null]];
}
