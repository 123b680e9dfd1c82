// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.List;
import java.util.Map;

/** An object of the API. */
public final class MessageTemplate extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public MessageTemplate(JsonObject json) {
        super(json);
    }

    /**
     * The name of the template at Meta.
     *
     * @return {@code name}
     */
    public String name() {
        return required("name", ApiObject::text);
    }

    /**
     * The language of the template, as Meta writes it.
     *
     * @return {@code language}
     */
    public String language() {
        return required("language", ApiObject::text);
    }

    /**
     * The values of the variables, by name.
     *
     * @return {@code parameters}
     */
    public Map<String, String> parameters() {
        return required("parameters", map(ApiObject::text));
    }

    /**
     * The value of the variable in the header.
     *
     * @return {@code header}
     */
    public Map<String, String> header() {
        return required("header", map(ApiObject::text));
    }

    /**
     * The values of the buttons.
     *
     * @return {@code buttons}
     */
    public List<MessageTemplateButtons> buttons() {
        return required("buttons", list(object(MessageTemplateButtons::new)));
    }
}
