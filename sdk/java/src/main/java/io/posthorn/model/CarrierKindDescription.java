// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.List;
import java.util.Optional;

/** A kind of carrier, with the schemas of its settings. */
public final class CarrierKindDescription extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public CarrierKindDescription(JsonObject json) {
        super(json);
    }

    /**
     * The value of {@code kind}.
     *
     * @return {@code kind}
     */
    public String kind() {
        return required("kind", ApiObject::text);
    }

    /**
     * The name for people.
     *
     * @return {@code name}
     */
    public String name() {
        return required("name", ApiObject::text);
    }

    /**
     * A sentence for a person who adds a carrier.
     *
     * @return {@code description}
     */
    public String description() {
        return required("description", ApiObject::text);
    }

    /**
     * The channels that carriers of this kind can support.
     *
     * @return {@code channels}
     */
    public List<String> channels() {
        return required("channels", list(ApiObject::text));
    }

    /**
     * True if the carrier sends receipts and messages to a webhook URL of Posthorn.
     *
     * @return {@code has_webhooks}
     */
    public boolean hasWebhooks() {
        return required("has_webhooks", ApiObject::flag);
    }

    /**
     * How to enter the webhook URL at the carrier. Null if nothing has to be entered.
     *
     * @return {@code webhook_setup}, or empty
     */
    public Optional<String> webhookSetup() {
        return optional("webhook_setup", ApiObject::text);
    }

    /**
     * The JSON Schema of {@code settings}. {@code title} is the label of a field, and {@code x-group} its
     * group of {@code x-groups}. {@code x-unset} says what an empty field means, and {@code x-missing} what
     * to enter in a required one.
     *
     * @return {@code settings}
     */
    public JsonObject settings() {
        return required("settings", ApiObject::fields);
    }

    /**
     * The JSON Schema of the secrets: {@code password}, {@code webhook_secret} and {@code tls_key}, if the
     * kind has them.
     *
     * @return {@code secrets}
     */
    public JsonObject secrets() {
        return required("secrets", ApiObject::fields);
    }
}
