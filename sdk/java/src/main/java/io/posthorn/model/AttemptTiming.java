// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.Optional;

/**
 * The duration of each part of an attempt, in milliseconds. The rest of the total is waiting for a free
 * connection and reading the body.
 */
public final class AttemptTiming extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public AttemptTiming(JsonObject json) {
        super(json);
    }

    /**
     * The time to look up the host name. Null for a reused connection.
     *
     * @return {@code dns_ms}, or empty
     */
    public Optional<Long> dnsMs() {
        return optional("dns_ms", ApiObject::integer);
    }

    /**
     * The time to open the connection. Null for a reused connection.
     *
     * @return {@code connect_ms}, or empty
     */
    public Optional<Long> connectMs() {
        return optional("connect_ms", ApiObject::integer);
    }

    /**
     * The time for the TLS handshake. Null for a reused connection.
     *
     * @return {@code tls_ms}, or empty
     */
    public Optional<Long> tlsMs() {
        return optional("tls_ms", ApiObject::integer);
    }

    /**
     * The time from the connection to the first byte of the response. Null without a response.
     *
     * @return {@code first_byte_ms}, or empty
     */
    public Optional<Long> firstByteMs() {
        return optional("first_byte_ms", ApiObject::integer);
    }

    /**
     * The total duration of the attempt.
     *
     * @return {@code total_ms}
     */
    public long totalMs() {
        return required("total_ms", ApiObject::integer);
    }
}
