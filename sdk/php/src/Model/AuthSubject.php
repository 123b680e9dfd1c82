<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The stored data of a person.
 *
 * @property-read string $subject Your own id of the person.
 * @property-read list<AuthSession> $sessions The sessions, newest first.
 * @property-read list<Factor> $factors The factors.
 * @property-read list<Challenge> $challenges The challenges.
 */
final class AuthSubject extends Model
{
    protected const FIELDS = [
        'subject' => ['subject', null],
        'sessions' => ['sessions', ['list', AuthSession::class]],
        'factors' => ['factors', ['list', Factor::class]],
        'challenges' => ['challenges', ['list', Challenge::class]],
    ];
}
