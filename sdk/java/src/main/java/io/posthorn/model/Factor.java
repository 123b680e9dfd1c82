// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** An authenticator app, a passkey or recovery codes of a person. It never contains secrets. */
public final class Factor extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public Factor(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the factor.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The account of the factor.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * The service of the factor. Its challenges are those of the same service.
     *
     * @return {@code service_sid}
     */
    public String serviceSid() {
        return required("service_sid", ApiObject::text);
    }

    /**
     * Your own id of the person.
     *
     * @return {@code subject}
     */
    public String subject() {
        return required("subject", ApiObject::text);
    }

    /**
     * The type of factor.
     *
     * @return {@code factor_type}
     */
    public FactorType factorType() {
        return required("factor_type", value(FactorType::of));
    }

    /**
     * The name of the factor for the person.
     *
     * @return {@code friendly_name}
     */
    public String friendlyName() {
        return required("friendly_name", ApiObject::text);
    }

    /**
     * The status. {@code unverified} lasts until the person verifies the factor, at most 24 hours. {@code
     * deleted} appears only in the response and the event of the deletion.
     *
     * @return {@code status}
     */
    public FactorStatus status() {
        return required("status", value(FactorStatus::of));
    }

    /**
     * The number of unused recovery codes. Null for other factors.
     *
     * @return {@code codes_remaining}, or empty
     */
    public Optional<Long> codesRemaining() {
        return optional("codes_remaining", ApiObject::integer);
    }

    /**
     * The domain of a passkey. Null for other factors.
     *
     * @return {@code rp_id}, or empty
     */
    public Optional<String> rpId() {
        return optional("rp_id", ApiObject::text);
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

    /**
     * @return {@code verified_at}, or empty
     */
    public Optional<Instant> verifiedAt() {
        return optional("verified_at", ApiObject::time);
    }
}
