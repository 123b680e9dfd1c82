// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** A challenge with the data that a browser needs to ask for a passkey. */
public final class ChallengeWithOptions extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public ChallengeWithOptions(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the challenge.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The account of the challenge.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * The service of the challenge.
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
     * The type of factor that the person must prove.
     *
     * @return {@code factor_type}
     */
    public FactorType factorType() {
        return required("factor_type", value(FactorType::of));
    }

    /**
     * The factor that must approve the challenge, or that approved it. Null while any factor of the type can.
     *
     * @return {@code factor_sid}, or empty
     */
    public Optional<String> factorSid() {
        return optional("factor_sid", ApiObject::text);
    }

    /**
     * The status of the challenge.
     *
     * @return {@code status}
     */
    public ChallengeStatus status() {
        return required("status", value(ChallengeStatus::of));
    }

    /**
     * The action that the person approves. Null without an action.
     *
     * @return {@code payload}, or empty
     */
    public Optional<VerificationPayload> payload() {
        return optional("payload", object(VerificationPayload::new));
    }

    /**
     * The number of wrong checks that are left.
     *
     * @return {@code attempts_remaining}
     */
    public long attemptsRemaining() {
        return required("attempts_remaining", ApiObject::integer);
    }

    /**
     * The time when the challenge expires.
     *
     * @return {@code expires_at}
     */
    public Instant expiresAt() {
        return required("expires_at", ApiObject::time);
    }

    /**
     * @return {@code approved_at}, or empty
     */
    public Optional<Instant> approvedAt() {
        return optional("approved_at", ApiObject::time);
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
     * The input of {@code PublicKeyCredential.parseRequestOptionsFromJSON} for a passkey. Null for other
     * factors.
     *
     * @return {@code options}, or empty
     */
    public Optional<JsonObject> options() {
        return optional("options", ApiObject::fields);
    }
}
