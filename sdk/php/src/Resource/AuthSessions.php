<?php

// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: `npm run generate` writes it.

declare(strict_types=1);

namespace Posthorn\Resource;

use Posthorn\Internal\Call;
use Posthorn\Internal\Resource;
use Posthorn\Model;
use Posthorn\Omit;
use Posthorn\Page;
use Posthorn\RequestOptions;
use Posthorn\Response;

/** `$client->auth->sessions`. */
class AuthSessions extends Resource
{
    /**
     * Create a session. Signs in a person who was approved within the last ten minutes. Each approval starts
     * one session. The response contains an access token for ten minutes and a refresh token for the next
     * one. A subject can have 100 active sessions: a new session revokes the oldest.
     *
     * `POST /v1/auth/sessions`. An API key needs one of the scopes `full`, `auth`.
     *
     * @param string $subject Your own id of the person. Tokens and events contain it, so use an id without
     *     personal data.
     * @param string|Omit $verificationSid An approved verification.
     * @param string|Omit $challengeSid An approved challenge of a factor of the subject.
     * @param string|Omit $audience The API that the access tokens are for (`aud`). Default: the issuer.
     * @param array<string,mixed>|Omit $claims Your own claims for access tokens: at most 2,048 bytes of
     *     JSON. The server refuses reserved names.
     */
    public function create(
        string $subject,
        string|Omit $verificationSid = Omit::Value,
        string|Omit $challengeSid = Omit::Value,
        string|Omit $audience = Omit::Value,
        array|Omit $claims = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Model\AuthSessionTokens {
        $call = new Call(
            'POST',
            '/v1/auth/sessions',
            body: [
                'subject' => $subject,
                'verification_sid' => $verificationSid,
                'challenge_sid' => $challengeSid,
                'audience' => $audience,
                'claims' => Call::map($claims),
            ],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\AuthSessionTokens::class, $requestOptions);
    }

    /**
     * List sessions. Returns sessions without tokens, newest first unless `order` says otherwise. Posthorn
     * keeps ended sessions for a week. With `status`, a page reads at most ten thousand entries. So it can
     * have fewer than `limit`, or none, while `has_more` is true. Continue with `next_cursor`.
     *
     * `GET /v1/auth/sessions`. An API key needs one of the scopes `full`, `auth`, `read`.
     *
     * @param string|Omit $subject The subject to filter by.
     * @param list<'active'|'revoked'|'expired'>|Omit $status The status to filter by. Several values, as a
     *     repeated parameter or with commas, match any of them.
     * @param 'asc'|'desc'|Omit $order The order by creation time: `desc` has the newest entry first, `asc`
     *     the oldest.
     * @param int|Omit $limit The maximum number of entries on a page.
     * @param string|Omit $cursor The `next_cursor` of the previous page. Omit it for the first page.
     * @return Page<Model\AuthSession>
     */
    public function list(
        string|Omit $subject = Omit::Value,
        array|Omit $status = Omit::Value,
        string|Omit $order = Omit::Value,
        int|Omit $limit = Omit::Value,
        string|Omit $cursor = Omit::Value,
        ?RequestOptions $requestOptions = null,
    ): Page {
        $call = new Call(
            'GET',
            '/v1/auth/sessions',
            query: [
                'subject' => $subject,
                'status' => Call::list($status),
                'order' => $order,
                'limit' => $limit,
                'cursor' => $cursor,
            ],
        );
        return $this->sender->page($call, Model\AuthSession::class, $requestOptions);
    }

    /**
     * Refresh a session. Creates a new access token and a new refresh token. For ten seconds, the previous
     * refresh token returns the same new tokens, so that simultaneous requests agree. Afterwards, using it
     * revokes the session and creates the event `sessions.reuse_detected`, because two programs have the
     * token. Send an `Idempotency-Key` to get a lost response again, for one day.
     *
     * `POST /v1/auth/sessions/refresh`. An API key needs one of the scopes `full`, `auth`.
     *
     * @param string $refreshToken The latest refresh token of the session.
     */
    public function refresh(
        #[\SensitiveParameter] string $refreshToken,
        ?RequestOptions $requestOptions = null,
    ): Model\AuthSessionTokens {
        $call = new Call(
            'POST',
            '/v1/auth/sessions/refresh',
            body: ['refresh_token' => $refreshToken],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\AuthSessionTokens::class, $requestOptions);
    }

    /**
     * Revoke all sessions of a subject. Signs the person out everywhere, for example after they lost their
     * phone.
     *
     * `POST /v1/auth/sessions/revoke_all`. An API key needs one of the scopes `full`, `auth`.
     *
     * @param string $subject Your own id of the person. Tokens and events contain it, so use an id without
     *     personal data.
     */
    public function revokeAll(
        string $subject,
        ?RequestOptions $requestOptions = null,
    ): Model\RevokedAuthSessions {
        $call = new Call(
            'POST',
            '/v1/auth/sessions/revoke_all',
            body: ['subject' => $subject],
            idempotence: 'key',
        );
        return $this->sender->value($call, Model\RevokedAuthSessions::class, $requestOptions);
    }

    /**
     * Retrieve a session. Returns the current session without tokens.
     *
     * `GET /v1/auth/sessions/{sid}`. An API key needs one of the scopes `full`, `auth`, `read`.
     */
    public function get(string $sid, ?RequestOptions $requestOptions = null): Model\AuthSession
    {
        $call = new Call('GET', '/v1/auth/sessions/{sid}', value: $sid);
        return $this->sender->value($call, Model\AuthSession::class, $requestOptions);
    }

    /**
     * Revoke a session. Signs the person out and revokes the refresh token. Access tokens are valid until
     * they expire, for ten minutes at most. An ended session does not change.
     *
     * `DELETE /v1/auth/sessions/{sid}`. An API key needs one of the scopes `full`, `auth`.
     */
    public function revoke(string $sid, ?RequestOptions $requestOptions = null): Response
    {
        $call = new Call('DELETE', '/v1/auth/sessions/{sid}', value: $sid);
        return $this->sender->nothing($call, $requestOptions);
    }
}
