package io.posthorn;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;

/** The request of one operation, as the generated resources create it. */
final class Call {
    final String method;
    /** Has no sid and no query, because they can be phone numbers. A name in braces replaces a value. */
    final String path;
    boolean hasKey;
    /** An object that is gone is a success of a retry. */
    boolean isDeletion;
    boolean isHarmless = true;
    private String filledPath;
    private JsonObject query = new JsonObject();
    private JsonObject body;
    private String waitParameter;
    private long waitDefaultMs;

    Call(String method, String path) {
        this.method = method;
        this.path = path;
        filledPath = path;
    }

    /** Fills the path. The value never leads to another path. */
    Call value(String name, String value) {
        if (value == null || value.isEmpty() || value.equals(".") || value.equals(".."))
            throw new PosthornUsageException("`" + name + "` must be a text that is not empty.");
        filledPath = path.replace("{" + name + "}", escape(value));
        return this;
    }

    /** Refuses missing parameters of an operation that needs some. */
    static Params required(Params params) {
        if (params == null) throw new PosthornUsageException("`params` must not be null.");
        return params;
    }

    Call query(Params params) {
        if (params != null) query = params.json();
        return this;
    }

    Call body(Params params) {
        body = params == null ? new JsonObject() : params.json();
        return this;
    }

    /** The operation accepts an Idempotency-Key. */
    Call key() {
        hasKey = true;
        return this;
    }

    Call deletion() {
        isDeletion = true;
        return this;
    }

    Call neverRepeat() {
        isHarmless = false;
        return this;
    }

    /** The server can deliberately delay the answer by as many milliseconds as the parameter says. */
    Call wait(String parameter, long defaultMs) {
        waitParameter = parameter;
        waitDefaultMs = defaultMs;
        return this;
    }

    @Override
    public String toString() {
        return method + " " + path;
    }

    /** The path and the query, beginning at the given cursor of a list. */
    String target(String cursor) {
        JsonObject all = query.deepCopy();
        if (cursor != null) all.addProperty("cursor", cursor);
        StringBuilder text = new StringBuilder();
        addParameters(text, "", all);
        return filledPath + text;
    }

    /** The content as JSON in UTF-8. Null if the operation has none. */
    byte[] content() {
        return body == null ? null : Json.utf8(body.toString());
    }

    /** The delay of the answer that the caller asked for. */
    Duration delay() {
        if (waitParameter == null) return Duration.ZERO;
        JsonElement given = query.get(waitParameter);
        try {
            long ms = given == null || given.isJsonNull() ? waitDefaultMs : given.getAsLong();
            return Duration.ofMillis(Math.max(0, Math.min(ms, RequestOptions.TIMEOUT_MAX.toMillis())));
        } catch (NumberFormatException | IllegalStateException | UnsupportedOperationException e) {
            throw new PosthornUsageException("`" + waitParameter + "` must be a number.");
        }
    }

    /** Writes an object by its entries, as in metadata[order]=7, and a list as a repeated parameter. */
    private static void addParameters(StringBuilder text, String name, JsonElement value) {
        if (value.isJsonObject()) {
            for (Map.Entry<String, JsonElement> each : value.getAsJsonObject().entrySet()) {
                String key = name.isEmpty() ? each.getKey() : name + "[" + each.getKey() + "]";
                addParameters(text, key, each.getValue());
            }
        } else if (value.isJsonArray()) {
            for (JsonElement each : value.getAsJsonArray()) addParameters(text, name, each);
        } else if (!value.isJsonNull()) {
            text.append(text.length() == 0 ? '?' : '&');
            text.append(escape(name)).append('=').append(escape(value.getAsString()));
        }
    }

    private static String escape(String text) {
        Json.utf8(text);
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
