package io.posthorn;

import com.google.gson.JsonObject;

/** Status 422. */
public final class UnprocessableException extends ApiException {
    private static final long serialVersionUID = 1;

    UnprocessableException(Response response, JsonObject problem) {
        super(response, problem);
    }
}
