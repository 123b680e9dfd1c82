// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/**
 * The circuit breaker of the carrier, which stops messages after consecutive failures. Each process has its
 * own. This is the worst of them.
 */
public final class CarrierCircuit extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public CarrierCircuit(JsonObject json) {
        super(json);
    }

    /**
     * The state. {@code closed}: the carrier gets messages. {@code open}: messages use other routes or wait.
     * {@code half_open}: the carrier gets a few messages as a trial.
     *
     * @return {@code state}
     */
    public CircuitState state() {
        return required("state", value(CircuitState::of));
    }

    /**
     * The number of consecutive failures.
     *
     * @return {@code failures}
     */
    public long failures() {
        return required("failures", ApiObject::integer);
    }

    /**
     * The reason for the last failure. Null without a failure.
     *
     * @return {@code reason}, or empty
     */
    public Optional<String> reason() {
        return optional("reason", ApiObject::text);
    }

    /**
     * @return {@code retry_at}, or empty
     */
    public Optional<Instant> retryAt() {
        return optional("retry_at", ApiObject::time);
    }
}
