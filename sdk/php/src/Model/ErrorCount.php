<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The number of messages that failed with one error code.
 *
 * @property-read string $errorCode The error code of the messages.
 * @property-read string|null $errorMessage The meaning of the code as a sentence.
 * @property-read int $count The number of messages that failed or were not delivered with this code.
 * @property-read string $exampleSid An example of such a message. It can be deleted.
 */
final class ErrorCount extends Model
{
    protected const FIELDS = [
        'errorCode' => ['error_code', null],
        'errorMessage' => ['error_message', null],
        'count' => ['count', null],
        'exampleSid' => ['example_sid', null],
    ];
}
