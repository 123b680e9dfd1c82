// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** The messages between an address of the account and a person, over all channels. */
public final class Conversation extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public Conversation(JsonObject json) {
        super(json);
    }

    /**
     * The address of the account, without the prefix whatsapp:.
     *
     * @return {@code number}
     */
    public String number() {
        return required("number", ApiObject::text);
    }

    /**
     * The address of the person, without the prefix whatsapp:.
     *
     * @return {@code contact}
     */
    public String contact() {
        return required("contact", ApiObject::text);
    }

    /**
     * The newest message.
     *
     * @return {@code last_message}
     */
    public Message lastMessage() {
        return required("last_message", object(Message::new));
    }
}
