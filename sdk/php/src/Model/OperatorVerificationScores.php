<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * Prefixes by risk.
 *
 * @property-read list<OperatorVerificationScore> $data The highest score first.
 */
final class OperatorVerificationScores extends Model
{
    protected const FIELDS = ['data' => ['data', ['list', OperatorVerificationScore::class]]];
}
