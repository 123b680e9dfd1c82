// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** An object of the API. */
public final class MessageTemplateButtons extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public MessageTemplateButtons(JsonObject json) {
        super(json);
    }

    /**
     * The position among the template's buttons, starting at 0.
     *
     * @return {@code index}
     */
    public long index() {
        return required("index", ApiObject::integer);
    }

    /**
     * The type of the button.
     *
     * @return {@code type}
     */
    public TemplateButtonType type() {
        return required("type", value(TemplateButtonType::of));
    }

    /**
     * The value of the button: the end of its URL, the payload of its reply, or its code.
     *
     * @return {@code value}
     */
    public String value() {
        return required("value", ApiObject::text);
    }
}
