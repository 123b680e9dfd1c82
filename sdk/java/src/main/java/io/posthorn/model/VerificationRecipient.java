// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.List;
import java.util.Optional;

/** The account's verification data about an address, without its messages. */
public final class VerificationRecipient extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public VerificationRecipient(JsonObject json) {
        super(json);
    }

    /**
     * The address.
     *
     * @return {@code to}
     */
    public String to() {
        return required("to", ApiObject::text);
    }

    /**
     * The newest 1000 verifications of the address.
     *
     * @return {@code verifications}
     */
    public List<Verification> verifications() {
        return required("verifications", list(object(Verification::new)));
    }

    /**
     * The messages of these verifications, newest first.
     *
     * @return {@code attempts}
     */
    public List<VerificationAttempt> attempts() {
        return required("attempts", list(object(VerificationAttempt::new)));
    }

    /**
     * The counts of limits for the address.
     *
     * @return {@code limits}
     */
    public List<VerificationRecipientLimits> limits() {
        return required("limits", list(object(VerificationRecipientLimits::new)));
    }

    /**
     * The entry on the safe list. Null without one.
     *
     * @return {@code safe_list_entry}, or empty
     */
    public Optional<SafeListEntry> safeListEntry() {
        return optional("safe_list_entry", object(SafeListEntry::new));
    }

    /**
     * True if older verifications exist.
     *
     * @return {@code has_more}
     */
    public boolean hasMore() {
        return required("has_more", ApiObject::flag);
    }
}
