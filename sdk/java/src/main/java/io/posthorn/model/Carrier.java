// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A connection to a phone network, a mail server or a chat service. */
public final class Carrier extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public Carrier(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the carrier.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The display name.
     *
     * @return {@code name}
     */
    public String name() {
        return required("name", ApiObject::text);
    }

    /**
     * The protocol.
     *
     * @return {@code kind}
     */
    public CarrierKind kind() {
        return required("kind", value(CarrierKind::of));
    }

    /**
     * The settings without secrets.
     *
     * @return {@code settings}
     */
    public JsonObject settings() {
        return required("settings", ApiObject::fields);
    }

    /**
     * The status. Posthorn does not connect to a disabled carrier.
     *
     * @return {@code status}
     */
    public EnabledStatus status() {
        return required("status", value(EnabledStatus::of));
    }

    /**
     * The state of the carrier. It accepts messages if the state is {@code up}. The state is {@code off} if
     * the carrier is disabled or disconnecting.
     *
     * @return {@code state}
     */
    public CarrierState state() {
        return required("state", value(CarrierState::of));
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
     * The detected format of message ids in receipts, as a value of the setting {@code message_ids}. Null
     * while it is unknown, or if the setting has a value. The setting overrides it.
     *
     * @return {@code learned_message_ids}, or empty
     */
    public Optional<CarrierLearnedMessageIds> learnedMessageIds() {
        return optional("learned_message_ids", object(CarrierLearnedMessageIds::new));
    }

    /**
     * The URL to enter at the provider for receipts and messages. Null for kinds without webhooks.
     *
     * @return {@code webhook_url}, or empty
     */
    public Optional<String> webhookUrl() {
        return optional("webhook_url", ApiObject::text);
    }

    /**
     * The current trace. Null without one.
     *
     * @return {@code trace}, or empty
     */
    public Optional<CarrierTrace> trace() {
        return optional("trace", object(CarrierTrace::new));
    }

    /**
     * The connections of the carrier.
     *
     * @return {@code connections}
     */
    public List<CarrierConnection> connections() {
        return required("connections", list(object(CarrierConnection::new)));
    }

    /**
     * The circuit breaker of the carrier, which stops messages after consecutive failures.
     *
     * @return {@code circuit}
     */
    public CarrierCircuit circuit() {
        return required("circuit", object(CarrierCircuit::new));
    }

    /**
     * The time of creation.
     *
     * @return {@code created_at}
     */
    public Instant createdAt() {
        return required("created_at", ApiObject::time);
    }

    /**
     * The time of the last change.
     *
     * @return {@code updated_at}
     */
    public Instant updatedAt() {
        return required("updated_at", ApiObject::time);
    }
}
