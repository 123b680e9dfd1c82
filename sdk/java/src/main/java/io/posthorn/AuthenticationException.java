package io.posthorn;

import com.google.gson.JsonObject;

/** Status 401: the credentials are missing or wrong. */
public final class AuthenticationException extends ApiException {
    private static final long serialVersionUID = 1;

    AuthenticationException(Response response, JsonObject problem) {
        super(response, problem);
    }
}
