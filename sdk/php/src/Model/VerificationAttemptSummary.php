<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * Counts of the messages of verifications.
 *
 * @property-read list<VerificationAttemptSummaryData> $data One entry for each channel and country.
 */
final class VerificationAttemptSummary extends Model
{
    protected const FIELDS = ['data' => ['data', ['list', VerificationAttemptSummaryData::class]]];
}
