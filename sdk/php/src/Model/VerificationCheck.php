<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The result of a check.
 *
 * @property-read bool $valid True if the code is correct and the verification is now approved.
 * @property-read string|null $verificationSid The verification. Null for a failed check by `to`.
 * @property-read string|null $status The status after the check. Null for a failed check by `to`.
 * @property-read int|null $attemptsRemaining The number of wrong checks that are left. Null for a failed
 *     check by `to`.
 */
final class VerificationCheck extends Model
{
    protected const FIELDS = [
        'valid' => ['valid', null],
        'verificationSid' => ['verification_sid', null],
        'status' => ['status', null],
        'attemptsRemaining' => ['attempts_remaining', null],
    ];
}
