// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** A pool of senders of the account. */
public final class MessagingService extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public MessagingService(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the messaging service.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The account of the messaging service.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * The name.
     *
     * @return {@code name}
     */
    public String name() {
        return required("name", ApiObject::text);
    }

    /**
     * True if a recipient gets all messages from the same sender.
     *
     * @return {@code sticky_sender}
     */
    public boolean stickySender() {
        return required("sticky_sender", ApiObject::flag);
    }

    /**
     * The {@code validity_period} in seconds of messages that set none. Null without a default.
     *
     * @return {@code validity_period}, or empty
     */
    public Optional<Long> validityPeriod() {
        return optional("validity_period", ApiObject::integer);
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
