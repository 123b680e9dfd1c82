package io.posthorn;

import com.google.gson.JsonObject;

/** Status 403. */
public final class PermissionDeniedException extends ApiException {
    private static final long serialVersionUID = 1;

    PermissionDeniedException(Response response, JsonObject problem) {
        super(response, problem);
    }
}
