<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Model;

use Posthorn\Model;

/**
 * A session with its tokens. Only this response contains them.
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
 * @property-read string $accessToken A JWT (RFC 9068), signed with ES256. Resource servers check it offline.
 * @property-read 'Bearer' $tokenType The token type. Send the token as `Authorization: Bearer …`.
 * @property-read int $expiresIn The number of seconds until the access token expires.
 * @property-read string $refreshToken The token for the next refresh, which works once. Store it where
 *     scripts of pages cannot read it, such as in an `HttpOnly` cookie.
 * @property-read \DateTimeImmutable $refreshExpiresAt The time when the refresh token expires.
 */
final class AuthSessionTokens extends Model
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
        'accessToken' => ['access_token', null],
        'tokenType' => ['token_type', null],
        'expiresIn' => ['expires_in', null],
        'refreshToken' => ['refresh_token', null],
        'refreshExpiresAt' => ['refresh_expires_at', 'time'],
    ];
}
