// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A payment provider of the account. */
public final class PaymentProvider extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public PaymentProvider(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the provider.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The display name.
     *
     * @return {@code name}
     */
    public String name() {
        return required("name", ApiObject::text);
    }

    /**
     * The kind of provider. It never changes.
     *
     * @return {@code kind}
     */
    public String kind() {
        return required("kind", ApiObject::text);
    }

    /**
     * The settings. Responses never contain secrets.
     *
     * @return {@code settings}
     */
    public JsonObject settings() {
        return required("settings", ApiObject::fields);
    }

    /**
     * The currencies for which Posthorn uses the provider. Null for all.
     *
     * @return {@code currencies}, or empty
     */
    public Optional<List<String>> currencies() {
        return optional("currencies", list(ApiObject::text));
    }

    /**
     * The priority. Posthorn tries the provider with the lowest priority first.
     *
     * @return {@code priority}
     */
    public long priority() {
        return required("priority", ApiObject::integer);
    }

    /**
     * The status. New payments do not use a disabled provider. Refunds and disputes of its earlier payments
     * continue.
     *
     * @return {@code status}
     */
    public EnabledStatus status() {
        return required("status", value(EnabledStatus::of));
    }

    /**
     * The URL to enter at the provider as its webhook endpoint.
     *
     * @return {@code notification_url}
     */
    public String notificationUrl() {
        return required("notification_url", ApiObject::text);
    }

    /**
     * The time of creation.
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
