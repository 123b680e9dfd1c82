// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.List;
import java.util.Optional;

/** The data that the person needs to set up the factor. Only this response contains it. */
public final class FactorBinding extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public FactorBinding(JsonObject json) {
        super(json);
    }

    /**
     * The secret of {@code totp} in base32, for people who type it. Null for other factors.
     *
     * @return {@code secret}, or empty
     */
    public Optional<String> secret() {
        return optional("secret", ApiObject::text);
    }

    /**
     * The URI of {@code totp} to show as a QR code. Null for other factors.
     *
     * @return {@code uri}, or empty
     */
    public Optional<String> uri() {
        return optional("uri", ApiObject::text);
    }

    /**
     * The input of {@code PublicKeyCredential.parseCreationOptionsFromJSON} for {@code passkey}. Null for
     * other factors.
     *
     * @return {@code options}, or empty
     */
    public Optional<JsonObject> options() {
        return optional("options", ApiObject::fields);
    }

    /**
     * The ten codes of {@code recovery_codes}. Each code works once. Null for other factors.
     *
     * @return {@code codes}, or empty
     */
    public Optional<List<String>> codes() {
        return optional("codes", list(ApiObject::text));
    }
}
