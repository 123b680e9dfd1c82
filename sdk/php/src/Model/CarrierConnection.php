<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * One connection to a carrier.
 *
 * @property-read string $name The host, the number and the kind of bind of the connection.
 * @property-read string $state The state. The carrier accepts messages on a connection that is `up`.
 * @property-read \DateTimeImmutable $since The start of this state, as seen by the responding process.
 * @property-read string|null $reason The problem and its remedy. Null without a problem.
 * @property-read \DateTimeImmutable|null $retryAt
 * @property-read float $unanswered The number of requests without a response yet.
 * @property-read float $windowMax The maximum number of requests without a response.
 * @property-read float|null $segmentsPerSecond The current rate limit in segments per second. Null for no
 *     limit.
 * @property-read bool $hasAnswered Whether the carrier has answered. A carrier that takes each message by a
 *     request is `up` before its first answer, so false means that nothing shows yet whether it works.
 */
final class CarrierConnection extends Model
{
    protected const FIELDS = [
        'name' => ['name', null],
        'state' => ['state', null],
        'since' => ['since', 'time'],
        'reason' => ['reason', null],
        'retryAt' => ['retry_at', 'time'],
        'unanswered' => ['unanswered', null],
        'windowMax' => ['window_max', null],
        'segmentsPerSecond' => ['segments_per_second', null],
        'hasAnswered' => ['has_answered', null],
    ];
}
