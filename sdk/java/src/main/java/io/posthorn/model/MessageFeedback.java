// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;

/** The report of an account about a message. */
public final class MessageFeedback extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public MessageFeedback(JsonObject json) {
        super(json);
    }

    /**
     * The message.
     *
     * @return {@code message_sid}
     */
    public String messageSid() {
        return required("message_sid", ApiObject::text);
    }

    /**
     * Whether the recipient acted on the message.
     *
     * @return {@code outcome}
     */
    public FeedbackOutcome outcome() {
        return required("outcome", value(FeedbackOutcome::of));
    }

    /**
     * The time of the report.
     *
     * @return {@code created_at}
     */
    public Instant createdAt() {
        return required("created_at", ApiObject::time);
    }
}
