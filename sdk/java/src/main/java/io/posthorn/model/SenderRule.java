// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** A rule that allows senders that no account owns. It never allows a number that another account owns. */
public final class SenderRule extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public SenderRule(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the rule.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * @return {@code account_sid}, or empty
     */
    public Optional<String> accountSid() {
        return optional("account_sid", ApiObject::text);
    }

    /**
     * The kind of rule: {@code exact} allows one sender, {@code pattern} allows all matching senders, {@code
     * any} allows every sender.
     *
     * @return {@code kind}
     */
    public SenderRuleKind kind() {
        return required("kind", value(SenderRuleKind::of));
    }

    /**
     * The sender or the pattern in lower case. Case does not matter. Null for {@code any}.
     *
     * @return {@code sender}, or empty
     */
    public Optional<String> sender() {
        return optional("sender", ApiObject::text);
    }

    /**
     * The reason for the rule. Null without a note.
     *
     * @return {@code note}, or empty
     */
    public Optional<String> note() {
        return optional("note", ApiObject::text);
    }

    /**
     * True if an upgrade created the rule from the account's past messages, and the operator has not
     * confirmed it.
     *
     * @return {@code needs_review}
     */
    public boolean needsReview() {
        return required("needs_review", ApiObject::flag);
    }

    /**
     * True if the rule needs review, and another account owns the sender or has an exact rule for it.
     *
     * @return {@code is_conflict}
     */
    public boolean isConflict() {
        return required("is_conflict", ApiObject::flag);
    }

    /**
     * @return {@code owner_account_sid}, or empty
     */
    public Optional<String> ownerAccountSid() {
        return optional("owner_account_sid", ApiObject::text);
    }

    /**
     * The time of creation.
     *
     * @return {@code created_at}
     */
    public Instant createdAt() {
        return required("created_at", ApiObject::time);
    }
}
