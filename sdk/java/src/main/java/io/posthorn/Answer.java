package io.posthorn;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Stream;

/** A whole answer. */
final class Answer {
    /** The number of characters of a proxy's page that an exception quotes. */
    private static final int QUOTED_MAX = 200;
    final Response response;
    private final String text;
    private Optional<JsonElement> json = Optional.empty();

    Answer(Response response, byte[] body) {
        this.response = response;
        text = new String(body, StandardCharsets.UTF_8);
    }

    /** Reads an answer. Throws if it is not a success. */
    static Answer of(Response response, byte[] body) {
        Answer answer = new Answer(response, body);
        int status = response.status();
        if (status >= 300 && status < 400) throw answer.unexpected("The server redirects.");
        if (status != 204 && !answer.text.isEmpty()) answer.json = Json.read(answer.text);
        if (status >= 400) throw answer.refusal();
        // Only 204 says that the server sends no body. An empty answer with another status is from a proxy.
        if (status != 204 && answer.text.isEmpty()) throw answer.unexpected("The answer is empty.");
        if (status != 204 && answer.json.isEmpty()) throw answer.unexpected("The answer is not JSON.");
        return answer;
    }

    JsonObject object() {
        return json.filter(JsonElement::isJsonObject)
                .orElseThrow(() -> unexpected("The answer is not an object."))
                .getAsJsonObject();
    }

    /** The exception for an answer that is not from Posthorn. */
    ApiException unexpected(String detail) {
        JsonObject problem = new JsonObject();
        problem.addProperty("title", "An unexpected answer");
        problem.addProperty("code", "unexpected_answer");
        problem.addProperty("detail", detail + " Does the base URL lead to Posthorn?");
        return ApiException.of(response, problem);
    }

    private ApiException refusal() {
        Optional<JsonObject> problem = json.filter(JsonElement::isJsonObject).map(JsonElement::getAsJsonObject);
        if (problem.isPresent() && Stream.of("code", "detail", "title").allMatch(name -> hasText(problem.get(), name)))
            return ApiException.of(response, problem.get());
        String said = printable(text.strip());
        return unexpected("The answer is " + response.status() + " and not from Posthorn: "
                + said.substring(0, Math.min(said.length(), QUOTED_MAX)));
    }

    /** Returns a text without the characters that could write a line of their own into a log. */
    static String printable(String text) {
        return text.replaceAll("[\\p{Cc}\\p{Cf}\\u2028\\u2029]+", " ");
    }

    private static boolean hasText(JsonObject json, String name) {
        JsonElement value = json.get(name);
        return value != null && value.isJsonPrimitive() && value.getAsJsonPrimitive().isString();
    }
}
