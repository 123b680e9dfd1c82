// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** The trace of a carrier's exchanges. */
public final class CarrierTrace extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public CarrierTrace(JsonObject json) {
        super(json);
    }

    /**
     * The time when the trace ends.
     *
     * @return {@code until}
     */
    public Instant until() {
        return required("until", ApiObject::time);
    }

    /**
     * The account whose messages are traced. Null for all accounts.
     *
     * @return {@code account_sid}, or empty
     */
    public Optional<String> accountSid() {
        return optional("account_sid", ApiObject::text);
    }

    /**
     * The recipient whose messages are traced. Null for all recipients.
     *
     * @return {@code to}, or empty
     */
    public Optional<String> to() {
        return optional("to", ApiObject::text);
    }
}
