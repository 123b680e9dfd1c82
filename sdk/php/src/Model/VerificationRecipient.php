<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * The account's verification data about an address, without its messages.
 *
 * @property-read string $to The address.
 * @property-read list<Verification> $verifications The newest 1000 verifications of the address.
 * @property-read list<VerificationAttempt> $attempts The messages of these verifications, newest first.
 * @property-read list<VerificationRecipientLimits> $limits The counts of limits for the address.
 * @property-read SafeListEntry|null $safeListEntry The entry on the safe list. Null without one.
 * @property-read bool $hasMore True if older verifications exist.
 */
final class VerificationRecipient extends Model
{
    protected const FIELDS = [
        'to' => ['to', null],
        'verifications' => ['verifications', ['list', Verification::class]],
        'attempts' => ['attempts', ['list', VerificationAttempt::class]],
        'limits' => ['limits', ['list', VerificationRecipientLimits::class]],
        'safeListEntry' => ['safe_list_entry', SafeListEntry::class],
        'hasMore' => ['has_more', null],
    ];
}
