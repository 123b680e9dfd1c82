// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** A new account with its Auth Token, which is shown only once. */
public final class AccountWithToken extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public AccountWithToken(JsonObject json) {
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
     * The display name.
     *
     * @return {@code name}
     */
    public String name() {
        return required("name", ApiObject::text);
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
     * The maximum number of requests per second. Null for the default of the installation ({@code
     * RATE_LIMIT}).
     *
     * @return {@code rate_per_second}, or empty
     */
    public Optional<Long> ratePerSecond() {
        return optional("rate_per_second", ApiObject::integer);
    }

    /**
     * The maximum number of owned and requested phone numbers. Null for the default of the installation
     * ({@code PHONE_NUMBERS_MAX}).
     *
     * @return {@code phone_numbers_max}, or empty
     */
    public Optional<Long> phoneNumbersMax() {
        return optional("phone_numbers_max", ApiObject::integer);
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
     * The number of messages in the last 24 hours by the status that they reached. The last one or two
     * minutes can be missing.
     *
     * @return {@code messages_last_day}
     */
    public MessageCounts messagesLastDay() {
        return required("messages_last_day", object(MessageCounts::new));
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
     * The password for the sid. The server does not show it again, so store the token or send it to the user
     * now.
     *
     * @return {@code auth_token}
     */
    public String authToken() {
        return required("auth_token", ApiObject::text);
    }

    /**
     * A notice for the operator about the senders of the new account.
     *
     * @return {@code sender_notice}
     */
    public String senderNotice() {
        return required("sender_notice", ApiObject::text);
    }
}
