<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The risk of SMS pumping at a prefix, over all accounts of the installation.
 *
 * @property-read string $prefix The numbers without their last four digits.
 * @property-read float $score The score. At 12 the prefix is blocked.
 * @property-read int $sends The number of messages. Older messages count less.
 * @property-read int $approvals The number of approvals. Older approvals count less.
 * @property-read \DateTimeImmutable|null $blockedUntil
 */
final class OperatorVerificationScore extends Model
{
    protected const FIELDS = [
        'prefix' => ['prefix', null],
        'score' => ['score', null],
        'sends' => ['sends', null],
        'approvals' => ['approvals', null],
        'blockedUntil' => ['blocked_until', 'time'],
    ];
}
