package io.posthorn;

import com.google.gson.JsonObject;

/** Status 404. */
public final class NotFoundException extends ApiException {
    private static final long serialVersionUID = 1;

    NotFoundException(Response response, JsonObject problem) {
        super(response, problem);
    }
}
