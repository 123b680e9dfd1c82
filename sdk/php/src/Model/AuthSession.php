<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A session of a person in your program. It contains no token.
 *
 * @property-read string $sid The identifier of the session, which is `sid` of access tokens.
 * @property-read string $accountSid The account of the session.
 * @property-read string $subject Your own id of the person, which is `sub` of access tokens.
 * @property-read string $status The status. A session is `expired` after 14 days without a refresh, or 90
 *     days after its creation.
 * @property-read string|null $revokedReason The reason for the revocation. `logout`: a `DELETE` request.
 *     `revoke_all`: all sessions of the subject. `reuse_detected`: an old refresh token. `session_limit`: a
 *     newer session. Null unless revoked.
 * @property-read string|null $audience The audience (`aud`) of access tokens. Null for the issuer.
 * @property-read array<string,mixed> $claims Your own claims in access tokens.
 * @property-read list<string> $amr The methods by which the person proved their identity (RFC 8176). `otp`:
 *     a code. `sms` or another channel: its name. `hwk`: a passkey. `mfa`: two factors.
 * @property-read string $acr The authentication level. `2` means that the proofs are two factors, otherwise
 *     `1`.
 * @property-read \DateTimeImmutable $authenticatedAt The time of the oldest proof, which is `auth_time` of
 *     access tokens.
 * @property-read \DateTimeImmutable $refreshedAt The time when the latest refresh token was issued.
 * @property-read \DateTimeImmutable $expiresAt The time when the session ends without another refresh, at
 *     most 90 days after its creation.
 * @property-read \DateTimeImmutable|null $revokedAt The time of the revocation. Null unless revoked.
 * @property-read \DateTimeImmutable $createdAt The time of creation.
 * @property-read \DateTimeImmutable $updatedAt The time of the last change.
 */
final class AuthSession extends Model
{
    protected const FIELDS = [
        'sid' => ['sid', null],
        'accountSid' => ['account_sid', null],
        'subject' => ['subject', null],
        'status' => ['status', null],
        'revokedReason' => ['revoked_reason', null],
        'audience' => ['audience', null],
        'claims' => ['claims', ['map', null]],
        'amr' => ['amr', null],
        'acr' => ['acr', null],
        'authenticatedAt' => ['authenticated_at', 'time'],
        'refreshedAt' => ['refreshed_at', 'time'],
        'expiresAt' => ['expires_at', 'time'],
        'revokedAt' => ['revoked_at', 'time'],
        'createdAt' => ['created_at', 'time'],
        'updatedAt' => ['updated_at', 'time'],
    ];
}
