// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.Optional;

/** The number of messages that failed with one error code. */
public final class ErrorCount extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public ErrorCount(JsonObject json) {
        super(json);
    }

    /**
     * The error code of the messages.
     *
     * @return {@code error_code}
     */
    public String errorCode() {
        return required("error_code", ApiObject::text);
    }

    /**
     * The meaning of the code as a sentence.
     *
     * @return {@code error_message}, or empty
     */
    public Optional<String> errorMessage() {
        return optional("error_message", ApiObject::text);
    }

    /**
     * The number of messages that failed or were not delivered with this code.
     *
     * @return {@code count}
     */
    public long count() {
        return required("count", ApiObject::integer);
    }

    /**
     * An example of such a message. It can be deleted.
     *
     * @return {@code example_sid}
     */
    public String exampleSid() {
        return required("example_sid", ApiObject::text);
    }
}
