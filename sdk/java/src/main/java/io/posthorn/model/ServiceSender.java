// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** A sender in a messaging service. */
public final class ServiceSender extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public ServiceSender(JsonObject json) {
        super(json);
    }

    /**
     * The messaging service of the sender.
     *
     * @return {@code messaging_service_sid}
     */
    public String messagingServiceSid() {
        return required("messaging_service_sid", ApiObject::text);
    }

    /**
     * The sender.
     *
     * @return {@code sender}
     */
    public String sender() {
        return required("sender", ApiObject::text);
    }

    /**
     * The kind of sender.
     *
     * @return {@code kind}
     */
    public ServiceSenderKind kind() {
        return required("kind", value(ServiceSenderKind::of));
    }

    /**
     * The country of a phone number, or the {@code country} of the request (ISO 3166-1). Null for other
     * senders.
     *
     * @return {@code country}, or empty
     */
    public Optional<String> country() {
        return optional("country", ApiObject::text);
    }

    /**
     * The time when the sender was added.
     *
     * @return {@code created_at}
     */
    public Instant createdAt() {
        return required("created_at", ApiObject::time);
    }
}
