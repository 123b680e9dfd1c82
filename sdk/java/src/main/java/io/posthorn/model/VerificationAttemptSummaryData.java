// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** An object of the API. */
public final class VerificationAttemptSummaryData extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public VerificationAttemptSummaryData(JsonObject json) {
        super(json);
    }

    /**
     * The channel of the messages.
     *
     * @return {@code channel}
     */
    public String channel() {
        return required("channel", ApiObject::text);
    }

    /**
     * The country of the numbers (ISO 3166-1).
     *
     * @return {@code country}
     */
    public String country() {
        return required("country", ApiObject::text);
    }

    /**
     * Messages.
     *
     * @return {@code sent}
     */
    public long sent() {
        return required("sent", ApiObject::integer);
    }

    /**
     * The number of messages that a carrier reported as delivered.
     *
     * @return {@code delivered}
     */
    public long delivered() {
        return required("delivered", ApiObject::integer);
    }

    /**
     * The number of messages that failed.
     *
     * @return {@code failed}
     */
    public long failed() {
        return required("failed", ApiObject::integer);
    }

    /**
     * The number of messages whose verification was approved.
     *
     * @return {@code converted}
     */
    public long converted() {
        return required("converted", ApiObject::integer);
    }
}
