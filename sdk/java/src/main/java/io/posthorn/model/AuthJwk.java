// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** A public key. */
public final class AuthJwk extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public AuthJwk(JsonObject json) {
        super(json);
    }

    /**
     * The key type: {@code EC}.
     *
     * @return {@code kty}
     */
    public String kty() {
        return required("kty", ApiObject::text);
    }

    /**
     * The curve: {@code P-256}.
     *
     * @return {@code crv}
     */
    public String crv() {
        return required("crv", ApiObject::text);
    }

    /**
     * The signature algorithm of the tokens: {@code ES256}.
     *
     * @return {@code alg}
     */
    public String alg() {
        return required("alg", ApiObject::text);
    }

    /**
     * The use of the key: {@code sig}, to verify signatures.
     *
     * @return {@code use}
     */
    public String use() {
        return required("use", ApiObject::text);
    }

    /**
     * The identifier of the key, which the header of a token contains.
     *
     * @return {@code kid}
     */
    public String kid() {
        return required("kid", ApiObject::text);
    }

    /**
     * The x coordinate of the key, in base64url.
     *
     * @return {@code x}
     */
    public String x() {
        return required("x", ApiObject::text);
    }

    /**
     * The y coordinate of the key, in base64url.
     *
     * @return {@code y}
     */
    public String y() {
        return required("y", ApiObject::text);
    }
}
