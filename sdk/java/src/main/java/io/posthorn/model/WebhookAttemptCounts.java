// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** The number of attempts to deliver events to webhook endpoints. */
public final class WebhookAttemptCounts extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public WebhookAttemptCounts(JsonObject json) {
        super(json);
    }

    /**
     * The attempts with a response status from 200 to 299.
     *
     * @return {@code succeeded}
     */
    public long succeeded() {
        return required("succeeded", ApiObject::integer);
    }

    /**
     * The attempts with another status, or without a response.
     *
     * @return {@code failed}
     */
    public long failed() {
        return required("failed", ApiObject::integer);
    }
}
