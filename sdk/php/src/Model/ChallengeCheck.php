<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The result of the check of a challenge.
 *
 * @property-read bool $valid True if the proof is correct.
 * @property-read string $challengeSid The challenge.
 * @property-read string|null $factorSid The factor that approved the challenge. Null if it is unknown.
 * @property-read string $status The status after the check. The fifth wrong check denies the challenge.
 * @property-read int $attemptsRemaining The number of wrong checks that are left.
 */
final class ChallengeCheck extends Model
{
    protected const FIELDS = [
        'valid' => ['valid', null],
        'challengeSid' => ['challenge_sid', null],
        'factorSid' => ['factor_sid', null],
        'status' => ['status', null],
        'attemptsRemaining' => ['attempts_remaining', null],
    ];
}
