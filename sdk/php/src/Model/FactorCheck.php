<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The result of the verification of a factor.
 *
 * @property-read bool $valid True if the proof is correct.
 * @property-read string $factorSid The factor.
 * @property-read string $status The status after the check. The fifth wrong check deletes the factor.
 * @property-read int $attemptsRemaining The number of wrong checks that are left.
 */
final class FactorCheck extends Model
{
    protected const FIELDS = [
        'valid' => ['valid', null],
        'factorSid' => ['factor_sid', null],
        'status' => ['status', null],
        'attemptsRemaining' => ['attempts_remaining', null],
    ];
}
