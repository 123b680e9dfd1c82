// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.List;

/** A simulated inbound message. */
public final class SimulatorInbound extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public SimulatorInbound(JsonObject json) {
        super(json);
    }

    /**
     * The simulator's identifier of the message.
     *
     * @return {@code reference}
     */
    public String reference() {
        return required("reference", ApiObject::text);
    }

    /**
     * The account's number.
     *
     * @return {@code to}
     */
    public String to() {
        return required("to", ApiObject::text);
    }

    /**
     * The sender of the message.
     *
     * @return {@code from}
     */
    public String from() {
        return required("from", ApiObject::text);
    }

    /**
     * The text. Empty for a message with media only.
     *
     * @return {@code body}
     */
    public String body() {
        return required("body", ApiObject::text);
    }

    /**
     * The attachments.
     *
     * @return {@code media}
     */
    public List<SimulatorInboundMedia> media() {
        return required("media", list(object(SimulatorInboundMedia::new)));
    }

    /**
     * The time of receipt.
     *
     * @return {@code received_at}
     */
    public Instant receivedAt() {
        return required("received_at", ApiObject::time);
    }
}
