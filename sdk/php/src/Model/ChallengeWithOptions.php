<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A challenge with the data that a browser needs to ask for a passkey.
 *
 * @property-read string $sid Identifier of the challenge.
 * @property-read string $accountSid The account of the challenge.
 * @property-read string $serviceSid The service of the challenge.
 * @property-read string $subject Your own id of the person.
 * @property-read string $factorType The type of factor that the person must prove.
 * @property-read string|null $factorSid The factor that must approve the challenge, or that approved it.
 *     Null while any factor of the type can.
 * @property-read string $status The status of the challenge.
 * @property-read VerificationPayload|null $payload The action that the person approves. Null without an
 *     action.
 * @property-read int $attemptsRemaining The number of wrong checks that are left.
 * @property-read \DateTimeImmutable $expiresAt The time when the challenge expires.
 * @property-read \DateTimeImmutable|null $approvedAt
 * @property-read \DateTimeImmutable $createdAt The time of creation.
 * @property-read \DateTimeImmutable $updatedAt The time of the last change.
 * @property-read array<string,mixed>|null $options The input of
 *     `PublicKeyCredential.parseRequestOptionsFromJSON` for a passkey. Null for other factors.
 */
final class ChallengeWithOptions extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'accountSid' => ['account_sid', null],
        'serviceSid' => ['service_sid', null],
        'subject' => ['subject', null],
        'factorType' => ['factor_type', null],
        'factorSid' => ['factor_sid', null],
        'status' => ['status', null],
        'payload' => ['payload', VerificationPayload::class],
        'attemptsRemaining' => ['attempts_remaining', null],
        'expiresAt' => ['expires_at', 'time'],
        'approvedAt' => ['approved_at', 'time'],
        'createdAt' => ['created_at', 'time'],
        'updatedAt' => ['updated_at', 'time'],
        'options' => ['options', ['map', null]],
    ];
}
