// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A verification, which proves that a person controls an address. Responses, events and lists never contain
 * the code.
 */
public final class Verification extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public Verification(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the verification.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The account of the verification.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * The service of the verification.
     *
     * @return {@code service_sid}
     */
    public String serviceSid() {
        return required("service_sid", ApiObject::text);
    }

    /**
     * The status. Only a {@code pending} verification can change.
     *
     * @return {@code status}
     */
    public VerificationStatus status() {
        return required("status", value(VerificationStatus::of));
    }

    /**
     * The verified address.
     *
     * @return {@code to}
     */
    public String to() {
        return required("to", ApiObject::text);
    }

    /**
     * The channel of the latest message. After the approval, the channel of the code or link that was right.
     *
     * @return {@code channel}
     */
    public String channel() {
        return required("channel", ApiObject::text);
    }

    /**
     * The remaining channels to try, in order.
     *
     * @return {@code channels}
     */
    public List<String> channels() {
        return required("channels", list(ApiObject::text));
    }

    /**
     * The channels of the latest request that Posthorn cannot use, each with its reason.
     *
     * @return {@code skipped_channels}
     */
    public List<VerificationSkippedChannels> skippedChannels() {
        return required("skipped_channels", list(object(VerificationSkippedChannels::new)));
    }

    /**
     * The method: the person types a code or opens a link.
     *
     * @return {@code method}
     */
    public VerificationMethod method() {
        return required("method", value(VerificationMethod::of));
    }

    /**
     * The purpose of the verification.
     *
     * @return {@code purpose}
     */
    public String purpose() {
        return required("purpose", ApiObject::text);
    }

    /**
     * The language of the messages.
     *
     * @return {@code locale}
     */
    public String locale() {
        return required("locale", ApiObject::text);
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
     * The URL to open after the approval. Null without one.
     *
     * @return {@code redirect_url}, or empty
     */
    public Optional<String> redirectUrl() {
        return optional("redirect_url", ApiObject::text);
    }

    /**
     * The number of messages so far.
     *
     * @return {@code sends}
     */
    public long sends() {
        return required("sends", ApiObject::integer);
    }

    /**
     * The number of wrong checks so far.
     *
     * @return {@code checks}
     */
    public long checks() {
        return required("checks", ApiObject::integer);
    }

    /**
     * The number of wrong checks that are left. 0 unless the status is {@code pending}.
     *
     * @return {@code attempts_remaining}
     */
    public long attemptsRemaining() {
        return required("attempts_remaining", ApiObject::integer);
    }

    /**
     * The error code of the last message if {@code status} is {@code failed}, such as {@code
     * unknown_handset}. Null otherwise.
     *
     * @return {@code error_code}, or empty
     */
    public Optional<String> errorCode() {
        return optional("error_code", ApiObject::text);
    }

    /**
     * The {@code tags} of the request. The messages of the verification also have them.
     *
     * @return {@code tags}
     */
    public List<String> tags() {
        return required("tags", list(ApiObject::text));
    }

    /**
     * Your own fields: {@code metadata} of the request.
     *
     * @return {@code metadata}
     */
    public Map<String, String> metadata() {
        return required("metadata", map(ApiObject::text));
    }

    /**
     * The risk of SMS pumping, judged when the verification began. Null with {@code risk_check: off} and for
     * the safe list.
     *
     * @return {@code risk}, or empty
     */
    public Optional<VerificationRisk> risk() {
        return optional("risk", object(VerificationRisk::new));
    }

    /**
     * The time when the verification expires.
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
     * The start time.
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
}
