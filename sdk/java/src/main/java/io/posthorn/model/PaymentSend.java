// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** An object of the API. */
public final class PaymentSend extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public PaymentSend(JsonObject json) {
        super(json);
    }

    /**
     * The customer's address.
     *
     * @return {@code to}
     */
    public String to() {
        return required("to", ApiObject::text);
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
     * The channel of the message with the link.
     *
     * @return {@code channel}
     */
    public String channel() {
        return required("channel", ApiObject::text);
    }

    /**
     * True if Posthorn sends a receipt after the payment.
     *
     * @return {@code receipt}
     */
    public boolean receipt() {
        return required("receipt", ApiObject::flag);
    }

    /**
     * The time of the reminder, if the customer can still pay. Null without a planned reminder.
     *
     * @return {@code reminder_at}, or empty
     */
    public Optional<Instant> reminderAt() {
        return optional("reminder_at", ApiObject::time);
    }

    /**
     * The time of the latest reminder. Null without a reminder.
     *
     * @return {@code reminder_sent_at}, or empty
     */
    public Optional<Instant> reminderSentAt() {
        return optional("reminder_sent_at", ApiObject::time);
    }
}
