// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** An API key with its secret, which is shown only once. */
public final class ApiKeyWithSecret extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public ApiKeyWithSecret(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the key, and its user name.
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
     * The permissions of the key. {@code full}: everything. {@code messages}: send and read messages. {@code
     * webhooks}: manage webhooks and read events, including message texts. {@code auth}: verify people.
     * {@code payments}: accept payments and read the ledger. {@code read}: only read.
     *
     * @return {@code scope}
     */
    public ApiKeyScope scope() {
        return required("scope", value(ApiKeyScope::of));
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
     * @return {@code last_used_at}, or empty
     */
    public Optional<Instant> lastUsedAt() {
        return optional("last_used_at", ApiObject::time);
    }

    /**
     * @return {@code revoked_at}, or empty
     */
    public Optional<Instant> revokedAt() {
        return optional("revoked_at", ApiObject::time);
    }

    /**
     * The secret, which is the password for sign-in. Store it: the server keeps only a hash.
     *
     * @return {@code secret}
     */
    public String secret() {
        return required("secret", ApiObject::text);
    }
}
