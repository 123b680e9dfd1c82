package io.posthorn;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Sends the requests of a client. Many threads use one transport at once.
 *
 * <p>A transport follows no redirects and repeats no requests. It ends when its thread is interrupted.
 */
@FunctionalInterface
public interface Transport {
    /**
     * Returns the transport that a client has by default, which one of your own can extend.
     *
     * @return a transport with connections of its own
     */
    static Transport standard() {
        return new HttpTransport(null, null);
    }

    /**
     * Sends a request once, and returns when the headers of the answer have arrived.
     *
     * @param request the request
     * @return the answer, which the client closes
     * @throws IOException if no answer comes
     * @throws InterruptedException if the thread is interrupted
     */
    Answer send(Request request) throws IOException, InterruptedException;

    /** A request. */
    final class Request {
        private final String method;
        private final URI uri;
        private final Map<String, String> headers;
        private final byte[] content;
        private final Duration timeout;

        Request(String method, URI uri, Map<String, String> headers, byte[] content, Duration timeout) {
            this.method = method;
            this.uri = uri;
            this.headers = Collections.unmodifiableMap(headers);
            this.content = content;
            this.timeout = timeout;
        }

        /**
         * Returns a copy with one more header.
         *
         * @param name the name
         * @param value the value
         * @return the copy
         */
        public Request withHeader(String name, String value) {
            RequestOptions.Headers.check(name, value);
            return new Request(
                    method, uri, RequestOptions.Headers.merged(headers, Map.of(name, value)), content, timeout);
        }

        /**
         * Returns the method.
         *
         * @return the method, such as POST
         */
        public String method() {
            return method;
        }

        /**
         * Returns the URI.
         *
         * @return the URI with its query
         */
        public URI uri() {
            return uri;
        }

        /**
         * Returns the headers, which have the credentials.
         *
         * @return the headers by their names
         */
        public Map<String, String> headers() {
            return headers;
        }

        /**
         * Returns the content.
         *
         * @return a copy, or null if the request has no content
         */
        public byte[] content() {
            return content == null ? null : content.clone();
        }

        /**
         * Returns the longest time until the headers of the answer.
         *
         * @return the time
         */
        public Duration timeout() {
            return timeout;
        }
    }

    /** An answer whose body the client reads. */
    final class Answer {
        final Response response;
        final InputStream body;

        /**
         * Creates an answer.
         *
         * @param status the status
         * @param headers the headers
         * @param body the body as it came. Its {@code close} ends a {@code read} of another thread, and the
         *     connection of a body that has not ended.
         */
        public Answer(int status, Map<String, List<String>> headers, InputStream body) {
            response = new Response(status, headers);
            this.body = Objects.requireNonNull(body, "body");
        }
    }
}
