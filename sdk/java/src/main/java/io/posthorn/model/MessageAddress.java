// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.Optional;

/** One of the addresses of a message with several. */
public final class MessageAddress extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public MessageAddress(JsonObject json) {
        super(json);
    }

    /**
     * The channel.
     *
     * @return {@code channel}
     */
    public Channel channel() {
        return required("channel", value(Channel::of));
    }

    /**
     * The recipient on this channel.
     *
     * @return {@code to}
     */
    public String to() {
        return required("to", ApiObject::text);
    }

    /**
     * The sender on this channel.
     *
     * @return {@code from}
     */
    public String from() {
        return required("from", ApiObject::text);
    }

    /**
     * The number of segments of the text on this channel.
     *
     * @return {@code num_segments}
     */
    public long numSegments() {
        return required("num_segments", ApiObject::integer);
    }

    /**
     * The status on this address. {@code waiting}: not tried yet. {@code sending}: queued or on the way to
     * the carrier. {@code sent}: the carrier accepted it. {@code timed_out}: no delivery in time, but a sent
     * message can still arrive. {@code unknown}: Posthorn does not know whether the carrier has it.
     *
     * @return {@code status}
     */
    public MessageAddressStatus status() {
        return required("status", value(MessageAddressStatus::of));
    }

    /**
     * The reason why the message failed or was not delivered. Null otherwise.
     *
     * @return {@code error_code}, or empty
     */
    public Optional<String> errorCode() {
        return optional("error_code", ApiObject::text);
    }
}
