package io.posthorn;

import com.google.gson.JsonObject;

/** Status 400: the arguments are invalid. */
public final class BadRequestException extends ApiException {
    private static final long serialVersionUID = 1;

    BadRequestException(Response response, JsonObject problem) {
        super(response, problem);
    }
}
