// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** A rule that sends messages to a carrier. A condition that is null matches everything. */
public final class Route extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public Route(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the route.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The carrier of the route.
     *
     * @return {@code carrier_sid}
     */
    public String carrierSid() {
        return required("carrier_sid", ApiObject::text);
    }

    /**
     * The channel of the messages. Null for every channel.
     *
     * @return {@code channel}, or empty
     */
    public Optional<Channel> channel() {
        return optional("channel", value(Channel::of));
    }

    /**
     * The first digits of the recipient's number, without the plus. Null for every recipient.
     *
     * @return {@code prefix}, or empty
     */
    public Optional<String> prefix() {
        return optional("prefix", ApiObject::text);
    }

    /**
     * The sender of the messages. Null for every sender.
     *
     * @return {@code sender}, or empty
     */
    public Optional<String> sender() {
        return optional("sender", ApiObject::text);
    }

    /**
     * @return {@code account_sid}, or empty
     */
    public Optional<String> accountSid() {
        return optional("account_sid", ApiObject::text);
    }

    /**
     * The tag of the messages. Null for messages with any tags or none.
     *
     * @return {@code tag}, or empty
     */
    public Optional<String> tag() {
        return optional("tag", ApiObject::text);
    }

    /**
     * The priority. Posthorn tries the lowest first.
     *
     * @return {@code priority}
     */
    public long priority() {
        return required("priority", ApiObject::integer);
    }

    /**
     * The share of messages among otherwise equal routes.
     *
     * @return {@code weight}
     */
    public long weight() {
        return required("weight", ApiObject::integer);
    }

    /**
     * The status. Posthorn does not use a disabled route.
     *
     * @return {@code status}
     */
    public EnabledStatus status() {
        return required("status", value(EnabledStatus::of));
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
