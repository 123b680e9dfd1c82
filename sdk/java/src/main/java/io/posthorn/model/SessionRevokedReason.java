// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import io.posthorn.ApiValue;

/** A word of the API. Later versions can add others. */
public final class SessionRevokedReason extends ApiValue {
    /** {@code logout}. */
    public static final SessionRevokedReason LOGOUT = of("logout");
    /** {@code revoke_all}. */
    public static final SessionRevokedReason REVOKE_ALL = of("revoke_all");
    /** {@code reuse_detected}. */
    public static final SessionRevokedReason REUSE_DETECTED = of("reuse_detected");
    /** {@code session_limit}. */
    public static final SessionRevokedReason SESSION_LIMIT = of("session_limit");

    private SessionRevokedReason(String value) {
        super(value);
    }

    /**
     * Returns a word, which can be one of a later version.
     *
     * @param value its text
     * @return the word
     */
    public static SessionRevokedReason of(String value) {
        return new SessionRevokedReason(value);
    }
}
