package io.posthorn;

import com.google.gson.JsonObject;

/** Status 409. */
public final class ConflictException extends ApiException {
    private static final long serialVersionUID = 1;

    ConflictException(Response response, JsonObject problem) {
        super(response, problem);
    }
}
