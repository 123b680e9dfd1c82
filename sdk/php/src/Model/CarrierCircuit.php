<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The circuit breaker of the carrier, which stops messages after consecutive failures. Each process has its
 * own. This is the worst of them.
 *
 * @property-read string $state The state. `closed`: the carrier gets messages. `open`: messages use other
 *     routes or wait. `half_open`: the carrier gets a few messages as a trial.
 * @property-read int $failures The number of consecutive failures.
 * @property-read string|null $reason The reason for the last failure. Null without a failure.
 * @property-read \DateTimeImmutable|null $retryAt
 */
final class CarrierCircuit extends Model
{
    protected const FIELDS = [
        'state' => ['state', null],
        'failures' => ['failures', null],
        'reason' => ['reason', null],
        'retryAt' => ['retry_at', 'time'],
    ];
}
