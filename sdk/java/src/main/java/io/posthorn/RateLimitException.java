package io.posthorn;

import com.google.gson.JsonObject;

/** Status 429. */
public final class RateLimitException extends ApiException {
    private static final long serialVersionUID = 1;

    RateLimitException(Response response, JsonObject problem) {
        super(response, problem);
    }
}
