// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;

/** An object of the API. */
public final class WebhookCertificate extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public WebhookCertificate(JsonObject json) {
        super(json);
    }

    /**
     * The subject of the certificate.
     *
     * @return {@code subject}
     */
    public String subject() {
        return required("subject", ApiObject::text);
    }

    /**
     * The time when the certificate expires.
     *
     * @return {@code expires_at}
     */
    public Instant expiresAt() {
        return required("expires_at", ApiObject::time);
    }

    /**
     * The SHA-256 fingerprint of the certificate.
     *
     * @return {@code fingerprint}
     */
    public String fingerprint() {
        return required("fingerprint", ApiObject::text);
    }
}
