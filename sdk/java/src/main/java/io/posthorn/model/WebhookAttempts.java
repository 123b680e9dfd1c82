// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.math.BigDecimal;
import java.util.Optional;

/** The attempts and deliveries of a webhook endpoint. */
public final class WebhookAttempts extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public WebhookAttempts(JsonObject json) {
        super(json);
    }

    /**
     * The endpoint. It can be deleted.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The number of successful attempts.
     *
     * @return {@code succeeded}
     */
    public long succeeded() {
        return required("succeeded", ApiObject::integer);
    }

    /**
     * The number of failed attempts.
     *
     * @return {@code failed}
     */
    public long failed() {
        return required("failed", ApiObject::integer);
    }

    /**
     * The share of successful attempts, from 0 to 1. Null without attempts.
     *
     * @return {@code success_rate}, or empty
     */
    public Optional<BigDecimal> successRate() {
        return optional("success_rate", ApiObject::decimal);
    }

    /**
     * The number of pending deliveries, counted up to 1000.
     *
     * @return {@code pending}
     */
    public long pending() {
        return required("pending", ApiObject::integer);
    }

    /**
     * The number of deliveries that failed for good since {@code from}, among those of the last week. Counts
     * 10000 at most over all endpoints.
     *
     * @return {@code gave_up}
     */
    public long gaveUp() {
        return required("gave_up", ApiObject::integer);
    }
}
