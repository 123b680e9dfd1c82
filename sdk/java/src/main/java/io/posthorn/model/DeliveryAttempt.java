// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** One attempt of a delivery. */
public final class DeliveryAttempt extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public DeliveryAttempt(JsonObject json) {
        super(json);
    }

    /**
     * The number of the attempt, starting at 1.
     *
     * @return {@code number}
     */
    public long number() {
        return required("number", ApiObject::integer);
    }

    /**
     * The cause of the attempt.
     *
     * @return {@code asked_by}
     */
    public DeliveryAttemptAskedBy askedBy() {
        return required("asked_by", value(DeliveryAttemptAskedBy::of));
    }

    /**
     * The start time.
     *
     * @return {@code started_at}
     */
    public Instant startedAt() {
        return required("started_at", ApiObject::time);
    }

    /**
     * The duration in milliseconds.
     *
     * @return {@code duration_ms}
     */
    public long durationMs() {
        return required("duration_ms", ApiObject::integer);
    }

    /**
     * The duration of each part.
     *
     * @return {@code timing}
     */
    public AttemptTiming timing() {
        return required("timing", object(AttemptTiming::new));
    }

    /**
     * True if Posthorn repeated the request at once, because a reused connection closed without a response.
     * The endpoint can then receive the request twice, with the same {@code webhook-id}.
     *
     * @return {@code repeated}
     */
    public boolean repeated() {
        return required("repeated", ApiObject::flag);
    }

    /**
     * The HTTP status of the response. Null without a response.
     *
     * @return {@code status_code}, or empty
     */
    public Optional<Long> statusCode() {
        return optional("status_code", ApiObject::integer);
    }

    /**
     * The error. Null if the attempt succeeded.
     *
     * @return {@code error}, or empty
     */
    public Optional<String> error() {
        return optional("error", ApiObject::text);
    }

    /**
     * The headers of the request. A null value is hidden: the endpoint's own headers are always hidden. The
     * signature is visible only for a failure that had a response, and only with permission to read the
     * endpoint's secret. The body is the event.
     *
     * @return {@code request_headers}
     */
    public Map<String, String> requestHeaders() {
        return required("request_headers", map(nullable(ApiObject::text)));
    }

    /**
     * The headers of the response. For a failure, Posthorn keeps 4 KiB. For a success with an empty body, it
     * keeps the request id header, such as {@code x-request-id}. Null without a response, or after the
     * retention time.
     *
     * @return {@code response_headers}, or empty
     */
    public Optional<Map<String, String>> responseHeaders() {
        return optional("response_headers", map(ApiObject::text));
    }

    /**
     * The beginning of the response body: 16 KiB for a failure, 64 bytes for a success.
     *
     * @return {@code response_body}, or empty
     */
    public Optional<String> responseBody() {
        return optional("response_body", ApiObject::text);
    }
}
