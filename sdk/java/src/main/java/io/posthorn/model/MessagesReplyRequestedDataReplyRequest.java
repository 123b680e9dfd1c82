// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.List;
import java.util.Optional;

/** An object of the API. */
public final class MessagesReplyRequestedDataReplyRequest extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public MessagesReplyRequestedDataReplyRequest(JsonObject json) {
        super(json);
    }

    /**
     * The requested URL.
     *
     * @return {@code url}
     */
    public String url() {
        return required("url", ApiObject::text);
    }

    /**
     * The method of the request.
     *
     * @return {@code method}
     */
    public MessagesReplyRequestedDataReplyRequestMethod method() {
        return required("method", value(MessagesReplyRequestedDataReplyRequestMethod::of));
    }

    /**
     * The number of requests before this one: redirects, and one that failed.
     *
     * @return {@code hop}
     */
    public long hop() {
        return required("hop", ApiObject::integer);
    }

    /**
     * What Posthorn requests if this request fails. Null without a fallback URL.
     *
     * @return {@code fallback}, or empty
     */
    public Optional<MessagesReplyRequestedDataReplyRequestFallback> fallback() {
        return optional("fallback", object(MessagesReplyRequestedDataReplyRequestFallback::new));
    }

    /**
     * Why Posthorn requests the fallback URL: Twilio's number for the error, and the URL that failed. Null
     * otherwise.
     *
     * @return {@code error}, or empty
     */
    public Optional<MessagesReplyRequestedDataReplyRequestError> error() {
        return optional("error", object(MessagesReplyRequestedDataReplyRequestError::new));
    }

    /**
     * The keyword of the message. Null for other messages.
     *
     * @return {@code opt_out_type}, or empty
     */
    public Optional<MessagesReplyRequestedDataReplyRequestOptOutType> optOutType() {
        return optional("opt_out_type", value(MessagesReplyRequestedDataReplyRequestOptOutType::of));
    }

    /**
     * The files of the message.
     *
     * @return {@code media}
     */
    public List<MessagesReplyRequestedDataReplyRequestMedia> media() {
        return required("media", list(object(MessagesReplyRequestedDataReplyRequestMedia::new)));
    }
}
