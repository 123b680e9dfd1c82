// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;

/** An inbound message that Posthorn could not store. */
public final class DeadLetter extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public DeadLetter(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the dead letter.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The carrier that sent it.
     *
     * @return {@code carrier_sid}
     */
    public String carrierSid() {
        return required("carrier_sid", ApiObject::text);
    }

    /**
     * The sender.
     *
     * @return {@code from}
     */
    public String from() {
        return required("from", ApiObject::text);
    }

    /**
     * The recipient, which is a number of this installation.
     *
     * @return {@code to}
     */
    public String to() {
        return required("to", ApiObject::text);
    }

    /**
     * The text. It is private: show it only to the owner of the number.
     *
     * @return {@code body}
     */
    public String body() {
        return required("body", ApiObject::text);
    }

    /**
     * {@code number_unowned} if no account owns the number. {@code number_moved} if another account owned it
     * when the message arrived. Otherwise the error of PostgreSQL: the SQLSTATE, and the constraint if there
     * is one.
     *
     * @return {@code error}
     */
    public String error() {
        return required("error", ApiObject::text);
    }

    /**
     * The time when Posthorn received the message.
     *
     * @return {@code received_at}
     */
    public Instant receivedAt() {
        return required("received_at", ApiObject::time);
    }

    /**
     * The time of the next attempt to store the message.
     *
     * @return {@code retry_at}
     */
    public Instant retryAt() {
        return required("retry_at", ApiObject::time);
    }
}
