// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.Optional;

/** A route that matches a message, with its current availability. */
public final class RouteCandidate extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public RouteCandidate(JsonObject json) {
        super(json);
    }

    /**
     * The route.
     *
     * @return {@code route}
     */
    public Route route() {
        return required("route", object(Route::new));
    }

    /**
     * The availability. {@code ready}: the carrier accepts messages. {@code down}: it has no connection.
     * {@code circuit_open}: the circuit breaker blocks messages after consecutive failures.
     *
     * @return {@code standing}
     */
    public RouteCandidateStanding standing() {
        return required("standing", value(RouteCandidateStanding::of));
    }

    /**
     * The reason why the server refuses the message with {@code sender_not_allowed} if it gets this route:
     * networks of its country take no name as a sender. Null otherwise.
     *
     * @return {@code refusal}, or empty
     */
    public Optional<String> refusal() {
        return optional("refusal", ApiObject::text);
    }

    /**
     * The carrier's price of a segment. Null if it is unknown.
     *
     * @return {@code price}, or empty
     */
    public Optional<String> price() {
        return optional("price", ApiObject::text);
    }

    /**
     * The currency of the price. Null if the price is unknown.
     *
     * @return {@code price_unit}, or empty
     */
    public Optional<String> priceUnit() {
        return optional("price_unit", ApiObject::text);
    }
}
