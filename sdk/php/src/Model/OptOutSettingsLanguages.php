<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * An object of the API.
 *
 * @property-read string $language The language (ISO 639-1).
 * @property-read list<string> $stopKeywords More words that opt out, up to 20.
 * @property-read list<string> $startKeywords More words that opt in again, up to 20.
 * @property-read list<string> $helpKeywords More words that ask for help, up to 20.
 * @property-read string|null $stopReply The reply to an opt-out. Null for the built-in reply.
 * @property-read string|null $startReply The reply to an opt-in. Null for the built-in reply.
 * @property-read string|null $helpReply The reply to a request for help. Null for the built-in reply.
 */
final class OptOutSettingsLanguages extends Model
{
    protected const FIELDS = [
        'language' => ['language', null],
        'stopKeywords' => ['stop_keywords', null],
        'startKeywords' => ['start_keywords', null],
        'helpKeywords' => ['help_keywords', null],
        'stopReply' => ['stop_reply', null],
        'startReply' => ['start_reply', null],
        'helpReply' => ['help_reply', null],
    ];
}
