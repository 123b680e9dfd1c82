// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** A picture or another file of a message. */
public final class Media extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public Media(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the media.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The account of the media.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * The message of the media.
     *
     * @return {@code message_sid}
     */
    public String messageSid() {
        return required("message_sid", ApiObject::text);
    }

    /**
     * The media type, detected from the content. The host or sender can have declared another type.
     *
     * @return {@code content_type}
     */
    public String contentType() {
        return required("content_type", ApiObject::text);
    }

    /**
     * The size in bytes.
     *
     * @return {@code bytes}
     */
    public long bytes() {
        return required("bytes", ApiObject::integer);
    }

    /**
     * The URL from which Posthorn fetched the media. Null for inbound media.
     *
     * @return {@code url}, or empty
     */
    public Optional<String> url() {
        return optional("url", ApiObject::text);
    }

    /**
     * The time when Posthorn fetched or received the media.
     *
     * @return {@code created_at}
     */
    public Instant createdAt() {
        return required("created_at", ApiObject::time);
    }
}
