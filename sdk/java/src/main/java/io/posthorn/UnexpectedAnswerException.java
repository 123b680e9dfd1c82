package io.posthorn;

import com.google.gson.JsonObject;

/** The answer is not from Posthorn, such as a page of a proxy. The code is {@code unexpected_answer}. */
public final class UnexpectedAnswerException extends ApiException {
    private static final long serialVersionUID = 1;

    UnexpectedAnswerException(Response response, JsonObject problem) {
        super(response, problem);
    }
}
