// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;

/** One connection to a carrier. */
public final class CarrierConnection extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public CarrierConnection(JsonObject json) {
        super(json);
    }

    /**
     * The host, the number and the kind of bind of the connection.
     *
     * @return {@code name}
     */
    public String name() {
        return required("name", ApiObject::text);
    }

    /**
     * The state. The carrier accepts messages on a connection that is {@code up}.
     *
     * @return {@code state}
     */
    public CarrierConnectionState state() {
        return required("state", value(CarrierConnectionState::of));
    }

    /**
     * The start of this state, as seen by the responding process.
     *
     * @return {@code since}
     */
    public Instant since() {
        return required("since", ApiObject::time);
    }

    /**
     * The problem and its remedy. Null without a problem.
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

    /**
     * The number of requests without a response yet.
     *
     * @return {@code unanswered}
     */
    public BigDecimal unanswered() {
        return required("unanswered", ApiObject::decimal);
    }

    /**
     * The maximum number of requests without a response.
     *
     * @return {@code window_max}
     */
    public BigDecimal windowMax() {
        return required("window_max", ApiObject::decimal);
    }

    /**
     * The current rate limit in segments per second. Null for no limit.
     *
     * @return {@code segments_per_second}, or empty
     */
    public Optional<BigDecimal> segmentsPerSecond() {
        return optional("segments_per_second", ApiObject::decimal);
    }

    /**
     * Whether the carrier has answered. A carrier that takes each message by a request is {@code up} before
     * its first answer, so false means that nothing shows yet whether it works.
     *
     * @return {@code has_answered}
     */
    public boolean hasAnswered() {
        return required("has_answered", ApiObject::flag);
    }
}
