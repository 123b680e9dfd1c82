// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.math.BigDecimal;
import java.util.Optional;

/** An object of the API. */
public final class StatisticsTotal extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public StatisticsTotal(JsonObject json) {
        super(json);
    }

    /**
     * The messages that reached each status.
     *
     * @return {@code messages}
     */
    public MessageCounts messages() {
        return required("messages", object(MessageCounts::new));
    }

    /**
     * The share of delivered messages among delivered, undelivered and failed messages, from 0 to 1. Null
     * without such messages.
     *
     * @return {@code delivery_rate}, or empty
     */
    public Optional<BigDecimal> deliveryRate() {
        return optional("delivery_rate", ApiObject::decimal);
    }

    /**
     * The attempts to deliver events to webhook endpoints.
     *
     * @return {@code webhook_attempts}
     */
    public WebhookAttemptCounts webhookAttempts() {
        return required("webhook_attempts", object(WebhookAttemptCounts::new));
    }
}
