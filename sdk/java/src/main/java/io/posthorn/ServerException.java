package io.posthorn;

import com.google.gson.JsonObject;

/** Status 500 or above. */
public final class ServerException extends ApiException {
    private static final long serialVersionUID = 1;

    ServerException(Response response, JsonObject problem) {
        super(response, problem);
    }
}
