// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** An object of the API. */
public final class VerificationSkippedChannels extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public VerificationSkippedChannels(JsonObject json) {
        super(json);
    }

    /**
     * The channel.
     *
     * @return {@code channel}
     */
    public String channel() {
        return required("channel", ApiObject::text);
    }

    /**
     * The code of the problem, as for a request with this channel alone.
     *
     * @return {@code reason}
     */
    public VerificationSkippedChannelsReason reason() {
        return required("reason", value(VerificationSkippedChannelsReason::of));
    }
}
