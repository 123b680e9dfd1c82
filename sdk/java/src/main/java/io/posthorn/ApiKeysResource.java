// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.ApiKey;
import io.posthorn.model.ApiKeyWithSecret;
import io.posthorn.params.ApiKeyCreateParams;
import io.posthorn.params.ApiKeyListParams;

/** The resource {@code client.apiKeys()}. */
public final class ApiKeysResource {
    private final Core core;

    ApiKeysResource(Core core) {
        this.core = core;
    }

    /**
     * Create an API key.
     *
     * <p>Creates an API key. Sign in with its sid as the user name and its secret as the password. Only this
     * response contains the secret.
     *
     * <p>{@code POST /v1/api_keys}. An API key needs one of the scopes {@code full}.
     *
     * @param params the parameters
     * @return the answer
     */
    public ApiKeyWithSecret create(ApiKeyCreateParams params) {
        return create(params, null);
    }

    /**
     * As {@link #create(ApiKeyCreateParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public ApiKeyWithSecret create(ApiKeyCreateParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/api_keys").body(Call.required(params)).key();
        return core.value(call, ApiKeyWithSecret::new, options);
    }

    /**
     * List API keys.
     *
     * <p>Returns all API keys, including revoked ones, newest first.
     *
     * <p>{@code GET /v1/api_keys}. An API key needs one of the scopes {@code full}.
     *
     * @return the first page
     */
    public Page<ApiKey> list() {
        return list(null);
    }

    /**
     * List API keys.
     *
     * <p>Returns all API keys, including revoked ones, newest first.
     *
     * <p>{@code GET /v1/api_keys}. An API key needs one of the scopes {@code full}.
     *
     * @param params the parameters
     * @return the first page
     */
    public Page<ApiKey> list(ApiKeyListParams params) {
        return list(params, null);
    }

    /**
     * As {@link #list(ApiKeyListParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the first page
     */
    public Page<ApiKey> list(ApiKeyListParams params, RequestOptions options) {
        Call call = new Call("GET", "/v1/api_keys").query(params);
        return core.page(call, ApiKey::new, options, null);
    }

    /**
     * Retrieve an API key.
     *
     * <p>Returns the API key without its secret.
     *
     * <p>{@code GET /v1/api_keys/{sid}}. An API key needs one of the scopes {@code full}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public ApiKey get(String sid) {
        return get(sid, null);
    }

    /**
     * As {@link #get(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public ApiKey get(String sid, RequestOptions options) {
        Call call = new Call("GET", "/v1/api_keys/{sid}").value("sid", sid);
        return core.value(call, ApiKey::new, options);
    }

    /**
     * Revoke an API key.
     *
     * <p>Revokes the key permanently. Other processes of the installation refuse it within five seconds. The
     * list still contains the key.
     *
     * <p>{@code DELETE /v1/api_keys/{sid}}. An API key needs one of the scopes {@code full}.
     *
     * @param sid The sid of the object.
     * @return the answer as HTTP
     */
    public Response revoke(String sid) {
        return revoke(sid, null);
    }

    /**
     * As {@link #revoke(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer as HTTP
     */
    public Response revoke(String sid, RequestOptions options) {
        Call call = new Call("DELETE", "/v1/api_keys/{sid}").value("sid", sid).deletion();
        return core.nothing(call, options);
    }
}
