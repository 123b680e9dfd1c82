// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.List;
import java.util.Optional;

/** The request for the reply to an inbound message. */
public final class ReplyRequest extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public ReplyRequest(JsonObject json) {
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
    public CallbackMethod method() {
        return required("method", value(CallbackMethod::of));
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
     * The URL that Posthorn requests after a failure of this request. Null without a fallback URL.
     *
     * @return {@code fallback}, or empty
     */
    public Optional<ReplyRequestFallback> fallback() {
        return optional("fallback", object(ReplyRequestFallback::new));
    }

    /**
     * The reason for a request of the fallback URL. Null for other requests.
     *
     * @return {@code error}, or empty
     */
    public Optional<ReplyRequestError> error() {
        return optional("error", object(ReplyRequestError::new));
    }

    /**
     * The keyword of the message. Null for other messages.
     *
     * @return {@code opt_out_type}, or empty
     */
    public Optional<ReplyRequestOptOutType> optOutType() {
        return optional("opt_out_type", value(ReplyRequestOptOutType::of));
    }

    /**
     * The files of the message.
     *
     * @return {@code media}
     */
    public List<ReplyRequestMedia> media() {
        return required("media", list(object(ReplyRequestMedia::new)));
    }
}
