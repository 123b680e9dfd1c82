// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** One message of a verification. */
public final class VerificationAttempt extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public VerificationAttempt(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the attempt.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The verification.
     *
     * @return {@code verification_sid}
     */
    public String verificationSid() {
        return required("verification_sid", ApiObject::text);
    }

    /**
     * The service of the verification.
     *
     * @return {@code service_sid}
     */
    public String serviceSid() {
        return required("service_sid", ApiObject::text);
    }

    /**
     * The message of the attempt.
     *
     * @return {@code message_sid}
     */
    public String messageSid() {
        return required("message_sid", ApiObject::text);
    }

    /**
     * The channel.
     *
     * @return {@code channel}
     */
    public String channel() {
        return required("channel", ApiObject::text);
    }

    /**
     * The verified address.
     *
     * @return {@code to}
     */
    public String to() {
        return required("to", ApiObject::text);
    }

    /**
     * The country of the number (ISO 3166-1). ZZ for an address without a country.
     *
     * @return {@code country}
     */
    public String country() {
        return required("country", ApiObject::text);
    }

    /**
     * The status of the message.
     *
     * @return {@code status}
     */
    public VerificationAttemptStatus status() {
        return required("status", value(VerificationAttemptStatus::of));
    }

    /**
     * True if the verification was approved.
     *
     * @return {@code converted}
     */
    public boolean converted() {
        return required("converted", ApiObject::flag);
    }

    /**
     * The error code of the message. Null without an error.
     *
     * @return {@code error_code}, or empty
     */
    public Optional<String> errorCode() {
        return optional("error_code", ApiObject::text);
    }

    /**
     * The time when the message was queued.
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
