// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A message in the inbox of a simulated recipient. */
public final class SimulatorMessage extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public SimulatorMessage(JsonObject json) {
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
     * The sid of the message.
     *
     * @return {@code message_sid}
     */
    public String messageSid() {
        return required("message_sid", ApiObject::text);
    }

    /**
     * The account that sent it.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * Recipient.
     *
     * @return {@code to}
     */
    public String to() {
        return required("to", ApiObject::text);
    }

    /**
     * Sender.
     *
     * @return {@code from}
     */
    public String from() {
        return required("from", ApiObject::text);
    }

    /**
     * The text.
     *
     * @return {@code body}
     */
    public String body() {
        return required("body", ApiObject::text);
    }

    /**
     * The digits of the code in the text. Null without a code.
     *
     * @return {@code code}, or empty
     */
    public Optional<String> code() {
        return optional("code", ApiObject::text);
    }

    /**
     * The encoding of the text.
     *
     * @return {@code encoding}
     */
    public TextEncoding encoding() {
        return required("encoding", value(TextEncoding::of));
    }

    /**
     * Segments.
     *
     * @return {@code num_segments}
     */
    public long numSegments() {
        return required("num_segments", ApiObject::integer);
    }

    /**
     * The attached files.
     *
     * @return {@code media}
     */
    public List<SimulatorMessageMedia> media() {
        return required("media", list(object(SimulatorMessageMedia::new)));
    }

    /**
     * The failure that the recipient's number causes. Null without one.
     *
     * @return {@code trouble}, or empty
     */
    public Optional<String> trouble() {
        return optional("trouble", ApiObject::text);
    }

    /**
     * The number of held receipts.
     *
     * @return {@code num_held_receipts}
     */
    public long numHeldReceipts() {
        return required("num_held_receipts", ApiObject::integer);
    }

    /**
     * The time at which the simulator accepted it.
     *
     * @return {@code received_at}
     */
    public Instant receivedAt() {
        return required("received_at", ApiObject::time);
    }
}
