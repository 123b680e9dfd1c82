// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** The number of messages that reached each status. */
public final class MessageCounts extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public MessageCounts(JsonObject json) {
        super(json);
    }

    /**
     * The messages that the account sent to Posthorn.
     *
     * @return {@code queued}
     */
    public long queued() {
        return required("queued", ApiObject::integer);
    }

    /**
     * The messages that a carrier accepted.
     *
     * @return {@code sent}
     */
    public long sent() {
        return required("sent", ApiObject::integer);
    }

    /**
     * Delivered.
     *
     * @return {@code delivered}
     */
    public long delivered() {
        return required("delivered", ApiObject::integer);
    }

    /**
     * The messages that a carrier reported as not delivered.
     *
     * @return {@code undelivered}
     */
    public long undelivered() {
        return required("undelivered", ApiObject::integer);
    }

    /**
     * The messages that failed before delivery.
     *
     * @return {@code failed}
     */
    public long failed() {
        return required("failed", ApiObject::integer);
    }

    /**
     * The messages to numbers of the account.
     *
     * @return {@code received}
     */
    public long received() {
        return required("received", ApiObject::integer);
    }
}
