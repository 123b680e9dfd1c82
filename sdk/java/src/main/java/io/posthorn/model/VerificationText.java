// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** The message of a verification in one language. */
public final class VerificationText extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public VerificationText(JsonObject json) {
        super(json);
    }

    /**
     * The language (BCP 47).
     *
     * @return {@code locale}
     */
    public String locale() {
        return required("locale", ApiObject::text);
    }

    /**
     * The message, with asterisks in place of the code or the token.
     *
     * @return {@code text}
     */
    public String text() {
        return required("text", ApiObject::text);
    }

    /**
     * The encoding of the text.
     *
     * @return {@code encoding}
     */
    public TextEncoding encoding() {
        return required("encoding", value(TextEncoding::of));
    }

    /**
     * The number of segments, as counted for sending and billing.
     *
     * @return {@code num_segments}
     */
    public long numSegments() {
        return required("num_segments", ApiObject::integer);
    }
}
