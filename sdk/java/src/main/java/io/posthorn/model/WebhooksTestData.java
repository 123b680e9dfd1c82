// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** An object of the API. */
public final class WebhooksTestData extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public WebhooksTestData(JsonObject json) {
        super(json);
    }

    /**
     * The tested endpoint.
     *
     * @return {@code webhook_sid}
     */
    public String webhookSid() {
        return required("webhook_sid", ApiObject::text);
    }

    /**
     * The text of the test event.
     *
     * @return {@code text}
     */
    public String text() {
        return required("text", ApiObject::text);
    }
}
