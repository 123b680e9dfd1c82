package io.posthorn;

import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;

/** A call as a request of HTTP, which can be sent any number of times. */
final class Outgoing {
    static final String JSON = "application/json";
    static final String CSV = "text/csv";
    static final String STREAM = "text/event-stream";
    final Call call;
    final int maxRetries;
    /** For each attempt. */
    final Duration timeout;
    final Map<String, String> headers = RequestOptions.Headers.none();
    private final URI uri;
    private final byte[] content;

    /** The options have a timeout and a number of retries. */
    Outgoing(Call call, String baseUrl, String accept, RequestOptions options, String cursor) {
        this.call = call;
        uri = URI.create(baseUrl + call.target(cursor));
        content = call.content();
        maxRetries = options.maxRetries;
        timeout = accept.equals(STREAM) ? options.timeout : options.timeout.plus(call.delay());
        headers.put("User-Agent", "posthorn-java/" + Version.VALUE);
        headers.put("Accept", accept);
        // A compressed stream would hold events back.
        if (!accept.equals(STREAM)) headers.put("Accept-Encoding", "gzip");
        if (content != null) headers.put("Content-Type", JSON);
        if (options.idempotencyKey != null) headers.put("Idempotency-Key", options.idempotencyKey);
        else if (call.hasKey) headers.put("Idempotency-Key", UUID.randomUUID().toString());
        if (options.lastEventId != null) headers.put("Last-Event-ID", options.lastEventId);
        headers.putAll(options.headers);
    }

    Transport.Request request() {
        return new Transport.Request(call.method, uri, RequestOptions.Headers.merged(headers), content, timeout);
    }
}
