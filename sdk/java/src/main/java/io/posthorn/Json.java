package io.posthorn;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reads and writes JSON (RFC 8259). */
final class Json {
    /** The deepest nesting, which is also that of Gson. */
    private static final int DEPTH_MAX = 255;

    private Json() {}

    /** Returns the value in a text, or empty if it is not JSON. */
    static Optional<JsonElement> read(String text) {
        JsonReader reader = new JsonReader(new StringReader(text));
        reader.setStrictness(Strictness.STRICT);
        reader.setNestingLimit(DEPTH_MAX);
        try {
            // Without this, Gson reads an empty text as a null.
            reader.peek();
            JsonElement element = JsonParser.parseReader(reader);
            return reader.peek() == JsonToken.END_DOCUMENT ? Optional.of(element) : Optional.empty();
        } catch (IOException | JsonParseException | IllegalStateException | NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** Returns a value of an answer, or throws if it has another type. */
    static <T> T as(JsonElement json, Function<JsonElement, T> read, String place) {
        try {
            return read.apply(json);
        } catch (IllegalStateException | UnsupportedOperationException | ClassCastException | NumberFormatException
                | ArithmeticException | DateTimeException e) {
            throw new PosthornException(place + " has another type than expected.", e);
        }
    }

    /** Returns an argument as JSON. */
    static JsonElement write(Object value) {
        return write(value, 0);
    }

    private static JsonElement write(Object value, int depth) {
        if (depth > DEPTH_MAX) throw new PosthornUsageException("An argument is nested too deeply.");
        if (value == null) return JsonNull.INSTANCE;
        if (value instanceof JsonElement) return ((JsonElement) value).deepCopy();
        if (value instanceof Params) return ((Params) value).json();
        if (value instanceof ApiObject) return ((ApiObject) value).json();
        if (value instanceof String || value instanceof ApiValue || value instanceof Instant)
            return new JsonPrimitive(value.toString());
        if (value instanceof Boolean) return new JsonPrimitive((Boolean) value);
        boolean isInfinite = (value instanceof Double || value instanceof Float)
                && !Double.isFinite(((Number) value).doubleValue());
        if (value instanceof Number && !isInfinite) return new JsonPrimitive((Number) value);
        if (value instanceof Map) {
            JsonObject object = new JsonObject();
            ((Map<?, ?>) value).forEach((name, each) -> object.add(String.valueOf(name), write(each, depth + 1)));
            return object;
        }
        if (value instanceof Iterable) {
            JsonArray array = new JsonArray();
            for (Object each : (Iterable<?>) value) array.add(write(each, depth + 1));
            return array;
        }
        throw new PosthornUsageException("An argument has a value that JSON has not: " + value.getClass().getName());
    }

    /** Returns a text as UTF-8. It refuses half of a surrogate pair, which Java would replace. */
    static byte[] utf8(String text) {
        try {
            ByteBuffer bytes = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text));
            byte[] copy = new byte[bytes.remaining()];
            bytes.get(copy);
            return copy;
        } catch (CharacterCodingException e) {
            throw new PosthornUsageException("An argument has half of a surrogate pair.");
        }
    }
}
