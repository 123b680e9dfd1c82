<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The attempts and deliveries of a webhook endpoint.
 *
 * @property-read string $sid The endpoint. It can be deleted.
 * @property-read int $succeeded The number of successful attempts.
 * @property-read int $failed The number of failed attempts.
 * @property-read float|null $successRate The share of successful attempts, from 0 to 1. Null without
 *     attempts.
 * @property-read int $pending The number of pending deliveries, counted up to 1000.
 * @property-read int $gaveUp The number of deliveries that failed for good since `from`, among those of the
 *     last week. Counts 10000 at most over all endpoints.
 */
final class WebhookAttempts extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'succeeded' => ['succeeded', null],
        'failed' => ['failed', null],
        'successRate' => ['success_rate', null],
        'pending' => ['pending', null],
        'gaveUp' => ['gave_up', null],
    ];
}
