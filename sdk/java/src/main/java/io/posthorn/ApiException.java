package io.posthorn;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.posthorn.model.ErrorCode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A refusal of the API (RFC 9457). Decide by the code; the page at the type explains each code. */
public class ApiException extends PosthornException {
    private static final long serialVersionUID = 1;
    /** The answer as HTTP. */
    private final Response response;
    /** The content of the answer as JSON. */
    private final String problem;

    ApiException(Response response, JsonObject problem) {
        super(textIn(problem, "detail") + " (" + textIn(problem, "code") + ", " + response.status() + ")", null);
        this.response = response;
        this.problem = problem.toString();
    }

    /** Returns the exception for a status. */
    static ApiException of(Response response, JsonObject problem) {
        switch (response.status()) {
            case 400: return new BadRequestException(response, problem);
            case 401: return new AuthenticationException(response, problem);
            case 403: return new PermissionDeniedException(response, problem);
            case 404: return new NotFoundException(response, problem);
            case 409: return new ConflictException(response, problem);
            case 410: return new GoneException(response, problem);
            case 422: return new UnprocessableException(response, problem);
            case 429: return new RateLimitException(response, problem);
            default:
                if (response.status() < 400) return new UnexpectedAnswerException(response, problem);
                return response.status() < 500
                        ? new ApiException(response, problem) : new ServerException(response, problem);
        }
    }

    /**
     * Returns the status of the answer.
     *
     * @return the status, such as 404
     */
    public final int status() {
        return response.status();
    }

    /**
     * Returns a stable word for programs.
     *
     * @return the code; {@link ErrorCode#UNEXPECTED_ANSWER} if the answer is not from Posthorn
     */
    public final ErrorCode code() {
        return ErrorCode.of(textIn(problem(), "code"));
    }

    /**
     * Returns the name of the code for people.
     *
     * @return the title
     */
    public final String title() {
        return textIn(problem(), "title");
    }

    /**
     * Returns the explanation of this refusal.
     *
     * @return one or more sentences
     */
    public final String detail() {
        return textIn(problem(), "detail");
    }

    /**
     * Returns the address of the page about the code.
     *
     * @return a URL, or {@code about:blank}
     */
    public final String type() {
        return find(problem(), "type").orElse("about:blank");
    }

    /**
     * Returns the faulty parameter.
     *
     * @return its name; empty if the fault is not about one
     */
    public final Optional<String> param() {
        return find(problem(), "param");
    }

    /**
     * Returns all faults of the request.
     *
     * @return the faults
     */
    public final List<Fault> faults() {
        List<Fault> faults = new ArrayList<>();
        JsonElement all = problem().get("errors");
        if (all != null && all.isJsonArray())
            for (JsonElement each : all.getAsJsonArray())
                if (each.isJsonObject()) faults.add(new Fault(each.getAsJsonObject()));
        return Collections.unmodifiableList(faults);
    }

    /**
     * Returns the id that the log of the server has for the request.
     *
     * @return the id, or empty
     */
    public final Optional<String> requestId() {
        return find(problem(), "request_id").or(response::requestId);
    }

    /**
     * Returns the wait that the server asks for.
     *
     * @return the wait, or empty
     */
    public final Optional<Duration> retryAfter() {
        return RetryPolicy.retryAfter(response);
    }

    /**
     * Returns the answer as HTTP.
     *
     * @return the answer
     */
    public final Response response() {
        return response;
    }

    private JsonObject problem() {
        return JsonParser.parseString(problem).getAsJsonObject();
    }

    private static String textIn(JsonObject json, String name) {
        return find(json, name).orElse("");
    }

    private static Optional<String> find(JsonObject json, String name) {
        JsonElement value = json.get(name);
        boolean isText = value != null && value.isJsonPrimitive() && value.getAsJsonPrimitive().isString();
        return isText ? Optional.of(value.getAsString()) : Optional.empty();
    }

    /** One fault of a request. */
    public static final class Fault {
        private final JsonObject json;

        private Fault(JsonObject json) {
            this.json = json;
        }

        /**
         * Returns the faulty parameter.
         *
         * @return its name; empty if the fault is not about one
         */
        public Optional<String> param() {
            return find(json, "param");
        }

        /**
         * Returns a stable word for programs.
         *
         * @return the code
         */
        public ErrorCode code() {
            return ErrorCode.of(textIn(json, "code"));
        }

        /**
         * Returns the explanation.
         *
         * @return one or more sentences
         */
        public String detail() {
            return textIn(json, "detail");
        }

        @Override
        public String toString() {
            return detail() + " (" + code() + ")";
        }
    }
}
