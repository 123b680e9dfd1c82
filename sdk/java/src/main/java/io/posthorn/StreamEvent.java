package io.posthorn;

/**
 * An event of a stream.
 *
 * @param <T> the type of the data
 */
public final class StreamEvent<T> {
    private final String type;
    private final T data;
    private final String id;

    StreamEvent(String type, T data, String id) {
        this.type = type;
        this.data = data;
        this.id = id;
    }

    /**
     * Returns the type of the event.
     *
     * @return the type
     */
    public String type() {
        return type;
    }

    /**
     * Returns the data.
     *
     * @return the data
     */
    public T data() {
        return data;
    }

    /**
     * Returns the position. Store it to continue after this event later, see
     * {@link RequestOptions#lastEventId}.
     *
     * @return the id, which is empty before the first one
     */
    public String id() {
        return id;
    }
}
