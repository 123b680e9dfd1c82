// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;

/** A new Auth Token, which is shown only once. */
public final class NewAuthToken extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public NewAuthToken(JsonObject json) {
        super(json);
    }

    /**
     * The account of the token, and its user name for sign-in.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * The Auth Token. Store it: the server does not show it again.
     *
     * @return {@code auth_token}
     */
    public String authToken() {
        return required("auth_token", ApiObject::text);
    }

    /**
     * The time until which the previous token works.
     *
     * @return {@code previous_ends_at}
     */
    public Instant previousEndsAt() {
        return required("previous_ends_at", ApiObject::time);
    }
}
