package io.posthorn;

import java.util.Objects;

/** A word of the API, such as a status. Later versions can add others, so compare with {@code equals}. */
public abstract class ApiValue {
    private final String value;

    /**
     * Creates a word.
     *
     * @param value its text
     */
    protected ApiValue(String value) {
        this.value = Objects.requireNonNull(value, "value");
    }

    /**
     * Returns the text, for a {@code switch}.
     *
     * @return the text, as in the API
     */
    public final String value() {
        return value;
    }

    @Override
    public final boolean equals(Object other) {
        return other != null && other.getClass() == getClass() && ((ApiValue) other).value.equals(value);
    }

    @Override
    public final int hashCode() {
        return value.hashCode();
    }

    /** Returns the text. */
    @Override
    public final String toString() {
        return value;
    }
}
