package io.posthorn;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

/** The parameters of a call, or a part of them. */
public abstract class Params {
    private final JsonObject json;

    /**
     * Creates the parameters.
     *
     * @param builder has the values
     * @param required the names of the parameters that must have a value
     */
    protected Params(Builder<?> builder, String... required) {
        for (String name : required)
            if (!builder.json.has(name)) throw new PosthornUsageException("`" + name + "` is missing.");
        json = builder.json.deepCopy();
    }

    /**
     * Returns the parameters as the client sends them.
     *
     * @return a copy
     */
    public final JsonObject json() {
        return json.deepCopy();
    }

    /** Names the type without the parameters, which can have secrets. */
    @Override
    public final String toString() {
        return getClass().getSimpleName();
    }

    /**
     * Collects parameters.
     *
     * @param <B> the type of the builder
     */
    public abstract static class Builder<B extends Builder<B>> {
        private final JsonObject json = new JsonObject();

        /** Creates a builder without parameters. */
        protected Builder() {}

        /**
         * Sets a parameter of a later version.
         *
         * @param name the name in the API
         * @param value a text, a number, a boolean, a time, a list, a map, JSON or null
         * @return this builder
         */
        public final B field(String name, Object value) {
            return nullable(name, value);
        }

        /**
         * Sets a parameter, which cannot be null.
         *
         * @param name the name in the API
         * @param value its value
         * @return this builder
         */
        protected final B put(String name, Object value) {
            if (value == null)
                throw new PosthornUsageException("`" + name + "` must not be null. Leave out what you do not set.");
            return nullable(name, value);
        }

        /**
         * Sets a parameter, which can be null.
         *
         * @param name the name in the API
         * @param value its value
         * @return this builder
         */
        @SuppressWarnings("unchecked")
        protected final B nullable(String name, Object value) {
            JsonElement written = Json.write(value);
            json.add(name, written);
            return (B) this;
        }
    }
}
