// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.Account;
import io.posthorn.model.NewAuthToken;
import io.posthorn.params.AccountRotateTokenParams;
import io.posthorn.params.AccountUpdateParams;

/** The resource {@code client.account()}. */
public final class AccountResource {
    private final Core core;

    AccountResource(Core core) {
        this.core = core;
    }

    /**
     * Retrieve the account.
     *
     * <p>Returns the account of the credentials. Use this request to check credentials.
     *
     * <p>{@code GET /v1/account}. An API key needs one of the scopes {@code full}, {@code messages}, {@code
     * webhooks}, {@code auth}, {@code read}.
     *
     * @return the answer
     */
    public Account get() {
        return get(null);
    }

    /**
     * As {@link #get()}, with options for this call.
     *
     * @param options the options, or null
     * @return the answer
     */
    public Account get(RequestOptions options) {
        Call call = new Call("GET", "/v1/account");
        return core.value(call, Account::new, options);
    }

    /**
     * Change the account.
     *
     * <p>Changes the fields that you send. Payment pages and receipts show the name of the account, and how
     * its customers reach it.
     *
     * <p>{@code PATCH /v1/account}. An API key needs one of the scopes {@code full}.
     *
     * @return the answer
     */
    public Account update() {
        return update(null);
    }

    /**
     * Change the account.
     *
     * <p>Changes the fields that you send. Payment pages and receipts show the name of the account, and how
     * its customers reach it.
     *
     * <p>{@code PATCH /v1/account}. An API key needs one of the scopes {@code full}.
     *
     * @param params the parameters
     * @return the answer
     */
    public Account update(AccountUpdateParams params) {
        return update(params, null);
    }

    /**
     * As {@link #update(AccountUpdateParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public Account update(AccountUpdateParams params, RequestOptions options) {
        Call call = new Call("PATCH", "/v1/account").body(params);
        return core.value(call, Account::new, options);
    }

    /**
     * Rotate the Auth Token.
     *
     * <p>Creates a new Auth Token and returns it only in this response. The previous token works until the
     * overlap ends, so that you can update programs one by one.
     *
     * <p>{@code POST /v1/account/rotate_token}. An API key needs one of the scopes {@code full}.
     *
     * @return the answer
     */
    public NewAuthToken rotateToken() {
        return rotateToken(null);
    }

    /**
     * Rotate the Auth Token.
     *
     * <p>Creates a new Auth Token and returns it only in this response. The previous token works until the
     * overlap ends, so that you can update programs one by one.
     *
     * <p>{@code POST /v1/account/rotate_token}. An API key needs one of the scopes {@code full}.
     *
     * @param params the parameters
     * @return the answer
     */
    public NewAuthToken rotateToken(AccountRotateTokenParams params) {
        return rotateToken(params, null);
    }

    /**
     * As {@link #rotateToken(AccountRotateTokenParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public NewAuthToken rotateToken(AccountRotateTokenParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/account/rotate_token").body(params).key();
        return core.value(call, NewAuthToken::new, options);
    }

    /**
     * End the previous Auth Token.
     *
     * <p>Ends the previous Auth Token before its overlap is over. The current token stays valid. Without a
     * previous token, nothing changes.
     *
     * <p>{@code POST /v1/account/end_previous_token}. An API key needs one of the scopes {@code full}.
     *
     * @return the answer
     */
    public Account endPreviousToken() {
        return endPreviousToken(null);
    }

    /**
     * As {@link #endPreviousToken()}, with options for this call.
     *
     * @param options the options, or null
     * @return the answer
     */
    public Account endPreviousToken(RequestOptions options) {
        Call call = new Call("POST", "/v1/account/end_previous_token").body(null).key();
        return core.value(call, Account::new, options);
    }
}
