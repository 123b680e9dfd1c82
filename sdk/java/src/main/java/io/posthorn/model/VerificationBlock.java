// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** A temporary block of verifications to some numbers, because few of their messages led to an approval. */
public final class VerificationBlock extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public VerificationBlock(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the block.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The account of the block.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * The scope: the numbers of one prefix, or of one country, or of the account. {@code pair}: a prefix and
     * the network of one {@code client_ip}.
     *
     * @return {@code scope}
     */
    public VerificationBlockScope scope() {
        return required("scope", value(VerificationBlockScope::of));
    }

    /**
     * The prefix of the numbers, or the country. For a pair, the prefix, a space and the network. {@code *}
     * for the account.
     *
     * @return {@code key}
     */
    public String key() {
        return required("key", ApiObject::text);
    }

    /**
     * The country of the numbers (ISO 3166-1).
     *
     * @return {@code country}
     */
    public String country() {
        return required("country", ApiObject::text);
    }

    /**
     * True if Posthorn only recorded the block and did not enforce it, because of {@code abuse_mode}.
     *
     * @return {@code dry_run}
     */
    public boolean dryRun() {
        return required("dry_run", ApiObject::flag);
    }

    /**
     * The reason: too many messages without an approval.
     *
     * @return {@code reason}
     */
    public VerificationBlockReason reason() {
        return required("reason", value(VerificationBlockReason::of));
    }

    /**
     * The number of messages in the days before the block. Older messages count less.
     *
     * @return {@code sends}
     */
    public long sends() {
        return required("sends", ApiObject::integer);
    }

    /**
     * The number of approvals of these messages.
     *
     * @return {@code approvals}
     */
    public long approvals() {
        return required("approvals", ApiObject::integer);
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
     * The time when the block ends.
     *
     * @return {@code ends_at}
     */
    public Instant endsAt() {
        return required("ends_at", ApiObject::time);
    }

    /**
     * @return {@code released_at}, or empty
     */
    public Optional<Instant> releasedAt() {
        return optional("released_at", ApiObject::time);
    }
}
