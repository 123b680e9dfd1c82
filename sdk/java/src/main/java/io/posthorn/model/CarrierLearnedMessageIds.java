// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** An object of the API. */
public final class CarrierLearnedMessageIds extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public CarrierLearnedMessageIds(JsonObject json) {
        super(json);
    }

    /**
     * The format in responses to submissions.
     *
     * @return {@code submit}
     */
    public MessageIdFormat submit() {
        return required("submit", value(MessageIdFormat::of));
    }

    /**
     * The format in receipts.
     *
     * @return {@code receipt}
     */
    public MessageIdFormat receipt() {
        return required("receipt", value(MessageIdFormat::of));
    }
}
