// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** The account that the credentials belong to. */
public final class Account extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public Account(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the account, and its user name.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The display name, also for customers: payment pages and their messages show it.
     *
     * @return {@code name}
     */
    public String name() {
        return required("name", ApiObject::text);
    }

    /**
     * The email address for customers of the account. Payment pages and receipts show it. Null without one.
     *
     * @return {@code support_email}, or empty
     */
    public Optional<String> supportEmail() {
        return optional("support_email", ApiObject::text);
    }

    /**
     * The phone number for customers of the account, in E.164. Payment pages and receipts show it. Null
     * without one.
     *
     * @return {@code support_phone}, or empty
     */
    public Optional<String> supportPhone() {
        return optional("support_phone", ApiObject::text);
    }

    /**
     * The web page for customers of the account. Payment pages and receipts show it. Null without one.
     *
     * @return {@code support_url}, or empty
     */
    public Optional<String> supportUrl() {
        return optional("support_url", ApiObject::text);
    }

    /**
     * The status. The server refuses the credentials of a suspended account.
     *
     * @return {@code status}
     */
    public AccountStatus status() {
        return required("status", value(AccountStatus::of));
    }

    /**
     * The maximum number of requests per second.
     *
     * @return {@code rate_per_second}
     */
    public long ratePerSecond() {
        return required("rate_per_second", ApiObject::integer);
    }

    /**
     * @return {@code previous_token_ends_at}, or empty
     */
    public Optional<Instant> previousTokenEndsAt() {
        return optional("previous_token_ends_at", ApiObject::time);
    }

    /**
     * True if Posthorn keeps an encrypted copy of the Auth Token. The copy signs status callbacks in Twilio's
     * form.
     *
     * @return {@code keeps_token_copy}
     */
    public boolean keepsTokenCopy() {
        return required("keeps_token_copy", ApiObject::flag);
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
}
