// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.List;
import java.util.Optional;

/** An object of the API. */
public final class OptOutSettingsLanguages extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public OptOutSettingsLanguages(JsonObject json) {
        super(json);
    }

    /**
     * The language (ISO 639-1).
     *
     * @return {@code language}
     */
    public String language() {
        return required("language", ApiObject::text);
    }

    /**
     * More words that opt out, up to 20.
     *
     * @return {@code stop_keywords}
     */
    public List<String> stopKeywords() {
        return required("stop_keywords", list(ApiObject::text));
    }

    /**
     * More words that opt in again, up to 20.
     *
     * @return {@code start_keywords}
     */
    public List<String> startKeywords() {
        return required("start_keywords", list(ApiObject::text));
    }

    /**
     * More words that ask for help, up to 20.
     *
     * @return {@code help_keywords}
     */
    public List<String> helpKeywords() {
        return required("help_keywords", list(ApiObject::text));
    }

    /**
     * The reply to an opt-out. Null for the built-in reply.
     *
     * @return {@code stop_reply}, or empty
     */
    public Optional<String> stopReply() {
        return optional("stop_reply", ApiObject::text);
    }

    /**
     * The reply to an opt-in. Null for the built-in reply.
     *
     * @return {@code start_reply}, or empty
     */
    public Optional<String> startReply() {
        return optional("start_reply", ApiObject::text);
    }

    /**
     * The reply to a request for help. Null for the built-in reply.
     *
     * @return {@code help_reply}, or empty
     */
    public Optional<String> helpReply() {
        return optional("help_reply", ApiObject::text);
    }
}
