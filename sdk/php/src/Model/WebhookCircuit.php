<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read string $state The state. `closed`: Posthorn sends requests. `open`: ten attempts in a row
 *     had no response or a 5xx status, so Posthorn sends nothing until `retry_at`. `half_open`: Posthorn
 *     sends one request, and its result decides.
 * @property-read \DateTimeImmutable|null $retryAt
 */
final class WebhookCircuit extends Model
{
    protected const FIELDS = ['state' => ['state', null], 'retryAt' => ['retry_at', 'time']];
}
