<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read string $accountSid The account.
 * @property-read int $sent The number of verification messages that a carrier accepted.
 * @property-read int $delivered The number of verification messages that a carrier reported as delivered.
 * @property-read int $approved The number of approved verifications.
 * @property-read int $blocked The number of blocks of prefixes and countries, including dry runs.
 * @property-read float|null $conversion The value of `approved` divided by `sent`. Null if `sent` is 0. It
 *     exceeds 1 if messages were sent before `from` and approved after it.
 */
final class OperatorVerificationSummaryData extends Model
{
    protected const FIELDS = [
        'accountSid' => ['account_sid', null],
        'sent' => ['sent', null],
        'delivered' => ['delivered', null],
        'approved' => ['approved', null],
        'blocked' => ['blocked', null],
        'conversion' => ['conversion', null],
    ];
}
