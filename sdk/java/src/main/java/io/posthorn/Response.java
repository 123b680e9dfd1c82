package io.posthorn;

import java.io.Serializable;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** An answer of the server as HTTP. */
public final class Response implements Serializable {
    private static final long serialVersionUID = 1;
    /** Such as 200. */
    private final int status;
    /** By their names. */
    private final TreeMap<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

    Response(int status, Map<String, List<String>> headers) {
        this.status = status;
        headers.forEach((name, values) -> {
            if (name != null) this.headers.put(name, List.copyOf(values));
        });
    }

    /**
     * Returns the status.
     *
     * @return the status, such as 200
     */
    public int status() {
        return status;
    }

    /**
     * Returns all headers.
     *
     * @return the headers, whose names can be in any case
     */
    public Map<String, List<String>> headers() {
        return Collections.unmodifiableMap(headers);
    }

    /**
     * Returns the first value of a header.
     *
     * @param name the name in any case
     * @return the value, or empty
     */
    public Optional<String> header(String name) {
        return headers.getOrDefault(name, List.of()).stream().findFirst();
    }

    /**
     * Returns the id that the log of the server has for the request.
     *
     * @return the id, or empty
     */
    public Optional<String> requestId() {
        return header("request-id");
    }

    @Override
    public String toString() {
        return "Response " + status;
    }
}
