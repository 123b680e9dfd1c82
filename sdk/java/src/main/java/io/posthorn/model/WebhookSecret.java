// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** The secret of a webhook endpoint. */
public final class WebhookSecret extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public WebhookSecret(JsonObject json) {
        super(json);
    }

    /**
     * The secret that signs the deliveries (Standard Webhooks). {@code GET …/secret} returns it again.
     *
     * @return {@code secret}
     */
    public String secret() {
        return required("secret", ApiObject::text);
    }
}
