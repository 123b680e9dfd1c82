package io.posthorn;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * An object of the API. It keeps all fields, including those of later versions.
 *
 * <p>A field is read when its method is called. The method throws a {@link PosthornException} if a required
 * field is absent or has another type.
 */
public abstract class ApiObject {
    private final JsonObject json;
    private Response response;

    /**
     * Reads an object from its JSON.
     *
     * @param json the JSON
     */
    protected ApiObject(JsonObject json) {
        this.json = Objects.requireNonNull(json, "json");
    }

    /**
     * Returns the JSON of the object with all fields.
     *
     * @return a copy
     */
    public final JsonObject json() {
        return json.deepCopy();
    }

    /**
     * Returns the JSON of a field, which can be a null.
     *
     * @param name the name in the API, such as {@code created_at}
     * @return a copy; empty if the object has no such field
     */
    public final Optional<JsonElement> field(String name) {
        return Optional.ofNullable(json.get(name)).map(JsonElement::deepCopy);
    }

    /**
     * Returns the answer that this object came in.
     *
     * @return the answer; empty if the object is a part of another one
     */
    public final Optional<Response> response() {
        return Optional.ofNullable(response);
    }

    final void cameIn(Response answer) {
        response = answer;
    }

    @Override
    public final boolean equals(Object other) {
        return other != null && other.getClass() == getClass() && ((ApiObject) other).json.equals(json);
    }

    @Override
    public final int hashCode() {
        return json.hashCode();
    }

    /** Names the object without its content, which can have secrets. */
    @Override
    public final String toString() {
        StringBuilder text = new StringBuilder(getClass().getSimpleName());
        for (String name : List.of("sid", "type", "status"))
            if (json.has(name)) text.append(' ').append(name).append('=').append(json.get(name));
        return text.toString();
    }

    /**
     * Reads a field that every answer has.
     *
     * @param <T> the type of the field
     * @param name the name of the field
     * @param read reads its JSON
     * @return the value
     */
    protected final <T> T required(String name, Function<JsonElement, T> read) {
        return optional(name, read)
                .orElseThrow(() -> new PosthornException("The object has no field `" + name + "`.", null));
    }

    /**
     * Reads a field that can be absent or null.
     *
     * @param <T> the type of the field
     * @param name the name of the field
     * @param read reads its JSON
     * @return the value, or empty
     */
    protected final <T> Optional<T> optional(String name, Function<JsonElement, T> read) {
        JsonElement element = json.get(name);
        if (element == null || element.isJsonNull()) return Optional.empty();
        return Optional.of(Json.as(element, read, "The field `" + name + "`"));
    }

    /**
     * Reads a text.
     *
     * @param json the JSON
     * @return the text
     */
    protected static String text(JsonElement json) {
        if (!json.getAsJsonPrimitive().isString()) throw new IllegalStateException("not a text");
        return json.getAsString();
    }

    /**
     * Reads an integer of up to 64 bits.
     *
     * @param json the JSON
     * @return the integer
     */
    protected static Long integer(JsonElement json) {
        return decimal(json).longValueExact();
    }

    /**
     * Reads a number with all its digits.
     *
     * @param json the JSON
     * @return the number
     */
    protected static BigDecimal decimal(JsonElement json) {
        if (!json.getAsJsonPrimitive().isNumber()) throw new IllegalStateException("not a number");
        return json.getAsBigDecimal();
    }

    /**
     * Reads a boolean.
     *
     * @param json the JSON
     * @return the boolean
     */
    protected static Boolean flag(JsonElement json) {
        if (!json.getAsJsonPrimitive().isBoolean()) throw new IllegalStateException("not a boolean");
        return json.getAsBoolean();
    }

    /**
     * Reads a time (RFC 3339).
     *
     * @param json the JSON
     * @return the time
     */
    protected static Instant time(JsonElement json) {
        return OffsetDateTime.parse(text(json)).toInstant();
    }

    /**
     * Copies an object whose fields are data.
     *
     * @param json the JSON
     * @return a copy
     */
    protected static JsonObject fields(JsonElement json) {
        return json.getAsJsonObject().deepCopy();
    }

    /**
     * Reads a list.
     *
     * @param <T> the type of the entries
     * @param read reads an entry
     * @return reads the list
     */
    protected static <T> Function<JsonElement, List<T>> list(Function<JsonElement, T> read) {
        return json -> {
            JsonArray array = json.getAsJsonArray();
            List<T> all = new ArrayList<>(array.size());
            for (JsonElement each : array) all.add(read.apply(each));
            return Collections.unmodifiableList(all);
        };
    }

    /**
     * Reads an object whose keys are data.
     *
     * @param <T> the type of the values
     * @param read reads a value
     * @return reads the object
     */
    protected static <T> Function<JsonElement, Map<String, T>> map(Function<JsonElement, T> read) {
        return json -> {
            Map<String, T> all = new LinkedHashMap<>();
            for (Map.Entry<String, JsonElement> each : json.getAsJsonObject().entrySet())
                all.put(each.getKey(), read.apply(each.getValue()));
            return Collections.unmodifiableMap(all);
        };
    }

    /**
     * Reads a value that can be null.
     *
     * @param <T> the type of the value
     * @param read reads another value
     * @return reads the value
     */
    protected static <T> Function<JsonElement, T> nullable(Function<JsonElement, T> read) {
        return json -> json.isJsonNull() ? null : read.apply(json);
    }

    /**
     * Reads an object.
     *
     * @param <T> the type of the object
     * @param make its constructor
     * @return reads the object
     */
    protected static <T extends ApiObject> Function<JsonElement, T> object(Function<JsonObject, T> make) {
        return json -> make.apply(json.getAsJsonObject());
    }

    /**
     * Reads a word of the API.
     *
     * @param <T> the type of the word
     * @param make creates it from its text
     * @return reads the word
     */
    protected static <T extends ApiValue> Function<JsonElement, T> value(Function<String, T> make) {
        return json -> make.apply(text(json));
    }
}
