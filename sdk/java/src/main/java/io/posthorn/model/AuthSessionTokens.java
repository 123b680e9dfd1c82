// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A session with its tokens. Only this response contains them. */
public final class AuthSessionTokens extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public AuthSessionTokens(JsonObject json) {
        super(json);
    }

    /**
     * The identifier of the session, which is {@code sid} of access tokens.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The account of the session.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * Your own id of the person, which is {@code sub} of access tokens.
     *
     * @return {@code subject}
     */
    public String subject() {
        return required("subject", ApiObject::text);
    }

    /**
     * The status. A session is {@code expired} after 14 days without a refresh, or 90 days after its
     * creation.
     *
     * @return {@code status}
     */
    public AuthSessionStatus status() {
        return required("status", value(AuthSessionStatus::of));
    }

    /**
     * The reason for the revocation. {@code logout}: a {@code DELETE} request. {@code revoke_all}: all
     * sessions of the subject. {@code reuse_detected}: an old refresh token. {@code session_limit}: a newer
     * session. Null unless revoked.
     *
     * @return {@code revoked_reason}, or empty
     */
    public Optional<SessionRevokedReason> revokedReason() {
        return optional("revoked_reason", value(SessionRevokedReason::of));
    }

    /**
     * The audience ({@code aud}) of access tokens. Null for the issuer.
     *
     * @return {@code audience}, or empty
     */
    public Optional<String> audience() {
        return optional("audience", ApiObject::text);
    }

    /**
     * Your own claims in access tokens.
     *
     * @return {@code claims}
     */
    public JsonObject claims() {
        return required("claims", ApiObject::fields);
    }

    /**
     * The methods by which the person proved their identity (RFC 8176). {@code otp}: a code. {@code sms} or
     * another channel: its name. {@code hwk}: a passkey. {@code mfa}: two factors.
     *
     * @return {@code amr}
     */
    public List<String> amr() {
        return required("amr", list(ApiObject::text));
    }

    /**
     * The authentication level. {@code 2} means that the proofs are two factors, otherwise {@code 1}.
     *
     * @return {@code acr}
     */
    public AuthenticationLevel acr() {
        return required("acr", value(AuthenticationLevel::of));
    }

    /**
     * The time of the oldest proof, which is {@code auth_time} of access tokens.
     *
     * @return {@code authenticated_at}
     */
    public Instant authenticatedAt() {
        return required("authenticated_at", ApiObject::time);
    }

    /**
     * The time when the latest refresh token was issued.
     *
     * @return {@code refreshed_at}
     */
    public Instant refreshedAt() {
        return required("refreshed_at", ApiObject::time);
    }

    /**
     * The time when the session ends without another refresh, at most 90 days after its creation.
     *
     * @return {@code expires_at}
     */
    public Instant expiresAt() {
        return required("expires_at", ApiObject::time);
    }

    /**
     * The time of the revocation. Null unless revoked.
     *
     * @return {@code revoked_at}, or empty
     */
    public Optional<Instant> revokedAt() {
        return optional("revoked_at", ApiObject::time);
    }

    /**
     * The time of creation.
     *
     * @return {@code created_at}
     */
    public Instant createdAt() {
        return required("created_at", ApiObject::time);
    }

    /**
     * The time of the last change.
     *
     * @return {@code updated_at}
     */
    public Instant updatedAt() {
        return required("updated_at", ApiObject::time);
    }

    /**
     * A JWT (RFC 9068), signed with ES256. Resource servers check it offline.
     *
     * @return {@code access_token}
     */
    public String accessToken() {
        return required("access_token", ApiObject::text);
    }

    /**
     * The token type. Send the token as {@code Authorization: Bearer …}.
     *
     * @return {@code token_type}
     */
    public String tokenType() {
        return required("token_type", ApiObject::text);
    }

    /**
     * The number of seconds until the access token expires.
     *
     * @return {@code expires_in}
     */
    public long expiresIn() {
        return required("expires_in", ApiObject::integer);
    }

    /**
     * The token for the next refresh, which works once. Store it where scripts of pages cannot read it, such
     * as in an {@code HttpOnly} cookie.
     *
     * @return {@code refresh_token}
     */
    public String refreshToken() {
        return required("refresh_token", ApiObject::text);
    }

    /**
     * The time when the refresh token expires.
     *
     * @return {@code refresh_expires_at}
     */
    public Instant refreshExpiresAt() {
        return required("refresh_expires_at", ApiObject::time);
    }
}
