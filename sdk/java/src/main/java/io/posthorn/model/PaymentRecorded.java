// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** An object of the API. */
public final class PaymentRecorded extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public PaymentRecorded(JsonObject json) {
        super(json);
    }

    /**
     * The received amount.
     *
     * @return {@code amount}
     */
    public long amount() {
        return required("amount", ApiObject::integer);
    }

    /**
     * The reference of the money, such as the number of a receipt.
     *
     * @return {@code reference}
     */
    public String reference() {
        return required("reference", ApiObject::text);
    }

    /**
     * The time when you received the money.
     *
     * @return {@code received_at}
     */
    public Instant receivedAt() {
        return required("received_at", ApiObject::time);
    }

    /**
     * The note for people. Null without a note.
     *
     * @return {@code note}, or empty
     */
    public Optional<String> note() {
        return optional("note", ApiObject::text);
    }
}
