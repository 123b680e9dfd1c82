// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** An object of the API. */
public final class VerificationRateLimit extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public VerificationRateLimit(JsonObject json) {
        super(json);
    }

    /**
     * The name of the limit in {@code rate_limit_keys}.
     *
     * @return {@code name}
     */
    public String name() {
        return required("name", ApiObject::text);
    }

    /**
     * The maximum number of new verifications in the interval.
     *
     * @return {@code max}
     */
    public long max() {
        return required("max", ApiObject::integer);
    }

    /**
     * The interval in seconds. It starts with the first verification.
     *
     * @return {@code interval_seconds}
     */
    public long intervalSeconds() {
        return required("interval_seconds", ApiObject::integer);
    }
}
