<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The settings of an account for opt-outs.
 *
 * @property-read string $holdsFor The senders for which a new opt-out by keyword holds: the sender that got
 *     it, or every sender of the account on every channel.
 * @property-read string $language The language of replies to words that every language uses, such as STOP.
 * @property-read list<OptOutSettingsLanguages> $languages Your own keywords and replies.
 */
final class OptOutSettings extends Model
{
    protected const FIELDS = [
        'holdsFor' => ['holds_for', null],
        'language' => ['language', null],
        'languages' => ['languages', ['list', OptOutSettingsLanguages::class]],
    ];
}
