package io.posthorn;

import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** The options of a call, or of all calls of a client. Each method returns a copy with one more option. */
public final class RequestOptions {
    static final Duration TIMEOUT_MAX = Duration.ofDays(365);
    Duration timeout;
    Integer maxRetries;
    String idempotencyKey;
    String lastEventId;
    Map<String, String> headers = Headers.none();

    /** Creates options that change nothing. */
    public RequestOptions() {}

    /**
     * Sets the limit of each attempt, from its start to the last byte of the answer. In a stream, it is the
     * limit of each silence.
     *
     * @param timeout the limit
     * @return the options with it
     */
    public RequestOptions timeout(Duration timeout) {
        if (timeout == null || timeout.isZero() || timeout.isNegative() || timeout.compareTo(TIMEOUT_MAX) > 0)
            throw new PosthornUsageException("The timeout must be above 0, and at most a year.");
        return with(copy -> copy.timeout = timeout);
    }

    /**
     * Sets the number of retries after the first attempt.
     *
     * @param count the number, 0 or more
     * @return the options with it
     */
    public RequestOptions maxRetries(int count) {
        if (count < 0) throw new PosthornUsageException("The number of retries must be 0 or more.");
        return with(copy -> copy.maxRetries = count);
    }

    /**
     * Sets the key of a POST. For 24 hours, the same key returns the first answer again.
     *
     * @param key the key
     * @return the options with it
     */
    public RequestOptions idempotencyKey(String key) {
        Headers.check("idempotency-key", key);
        if (key.isEmpty()) throw new PosthornUsageException("The idempotency key must not be empty.");
        return with(copy -> copy.idempotencyKey = key);
    }

    /**
     * Begins a stream after an event.
     *
     * @param id the id of the event
     * @return the options with it
     */
    public RequestOptions lastEventId(String id) {
        Headers.check("last-event-id", id);
        return with(copy -> copy.lastEventId = id);
    }

    /**
     * Sets a header.
     *
     * @param name the name
     * @param value the value in ASCII
     * @return the options with it
     */
    public RequestOptions header(String name, String value) {
        Headers.check(name, value);
        return with(copy -> copy.headers = Headers.merged(headers, Map.of(name, value)));
    }

    /** Returns these options, and those of a call in place of them. */
    RequestOptions with(RequestOptions call) {
        if (call == null) return this;
        return with(copy -> {
            if (call.timeout != null) copy.timeout = call.timeout;
            if (call.maxRetries != null) copy.maxRetries = call.maxRetries;
            if (call.idempotencyKey != null) copy.idempotencyKey = call.idempotencyKey;
            if (call.lastEventId != null) copy.lastEventId = call.lastEventId;
            copy.headers = Headers.merged(headers, call.headers);
        });
    }

    private RequestOptions with(Consumer<RequestOptions> change) {
        RequestOptions copy = new RequestOptions();
        copy.timeout = timeout;
        copy.maxRetries = maxRetries;
        copy.idempotencyKey = idempotencyKey;
        copy.lastEventId = lastEventId;
        copy.headers = headers;
        change.accept(copy);
        return copy;
    }

    /** Headers of requests by their names in lower case. */
    static final class Headers {
        private static final String NAME = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
        /** The HTTP library writes these. */
        private static final String RESERVED = "(?i)connection|content-length|expect|host|transfer-encoding|upgrade";
        private static final String VALUE = "[\\t\\x20-\\x7e]*";

        private Headers() {}

        static Map<String, String> none() {
            return new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        }

        /** Refuses what HTTP does not allow in a header (RFC 9110 section 5). */
        static void check(String name, String value) {
            if (name == null || !name.matches(NAME) || name.matches(RESERVED))
                throw new PosthornUsageException("A header has a name that cannot be used.");
            if (value == null || !isValue(value))
                throw new PosthornUsageException("The header " + name + " must be one line of ASCII characters.");
        }

        static boolean isValue(String value) {
            return value.matches(VALUE);
        }

        @SafeVarargs
        static Map<String, String> merged(Map<String, String>... all) {
            Map<String, String> headers = none();
            for (Map<String, String> each : all) headers.putAll(each);
            return headers;
        }
    }
}
