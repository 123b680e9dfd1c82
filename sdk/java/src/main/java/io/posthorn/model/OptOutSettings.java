// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.List;

/** The settings of an account for opt-outs. */
public final class OptOutSettings extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public OptOutSettings(JsonObject json) {
        super(json);
    }

    /**
     * The senders for which a new opt-out by keyword holds: the sender that got it, or every sender of the
     * account on every channel.
     *
     * @return {@code holds_for}
     */
    public OptOutReach holdsFor() {
        return required("holds_for", value(OptOutReach::of));
    }

    /**
     * The language of replies to words that every language uses, such as STOP.
     *
     * @return {@code language}
     */
    public String language() {
        return required("language", ApiObject::text);
    }

    /**
     * Your own keywords and replies.
     *
     * @return {@code languages}
     */
    public List<OptOutSettingsLanguages> languages() {
        return required("languages", list(object(OptOutSettingsLanguages::new)));
    }
}
