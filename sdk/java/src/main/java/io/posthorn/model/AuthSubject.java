// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.List;

/** The stored data of a person. */
public final class AuthSubject extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public AuthSubject(JsonObject json) {
        super(json);
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
     * The sessions, newest first.
     *
     * @return {@code sessions}
     */
    public List<AuthSession> sessions() {
        return required("sessions", list(object(AuthSession::new)));
    }

    /**
     * The factors.
     *
     * @return {@code factors}
     */
    public List<Factor> factors() {
        return required("factors", list(object(Factor::new)));
    }

    /**
     * The challenges.
     *
     * @return {@code challenges}
     */
    public List<Challenge> challenges() {
        return required("challenges", list(object(Challenge::new)));
    }
}
