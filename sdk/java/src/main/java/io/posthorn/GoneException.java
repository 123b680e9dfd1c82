package io.posthorn;

import com.google.gson.JsonObject;

/** Status 410. */
public final class GoneException extends ApiException {
    private static final long serialVersionUID = 1;

    GoneException(Response response, JsonObject problem) {
        super(response, problem);
    }
}
