// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** A recipient who opted out of messages from a sender of the account. */
public final class OptOut extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public OptOut(JsonObject json) {
        super(json);
    }

    /**
     * The sender that can no longer send to the recipient. Null if the opt-out holds for every sender of the
     * account, on every channel.
     *
     * @return {@code from}, or empty
     */
    public Optional<String> from() {
        return optional("from", ApiObject::text);
    }

    /**
     * The recipient who opted out.
     *
     * @return {@code to}
     */
    public String to() {
        return required("to", ApiObject::text);
    }

    /**
     * The words that the recipient sent. Null if the account recorded the opt-out.
     *
     * @return {@code keyword}, or empty
     */
    public Optional<String> keyword() {
        return optional("keyword", ApiObject::text);
    }

    /**
     * The time of the opt-out.
     *
     * @return {@code created_at}
     */
    public Instant createdAt() {
        return required("created_at", ApiObject::time);
    }
}
