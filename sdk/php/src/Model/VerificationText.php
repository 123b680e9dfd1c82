<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The message of a verification in one language.
 *
 * @property-read string $locale The language (BCP 47).
 * @property-read string $text The message, with asterisks in place of the code or the token.
 * @property-read string $encoding The encoding of the text.
 * @property-read int $numSegments The number of segments, as counted for sending and billing.
 */
final class VerificationText extends Model
{
    protected const FIELDS = [
        'locale' => ['locale', null],
        'text' => ['text', null],
        'encoding' => ['encoding', null],
        'numSegments' => ['num_segments', null],
    ];
}
