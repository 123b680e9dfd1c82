// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.math.BigDecimal;
import java.util.Optional;

/** The preview on one of several addresses. */
public final class PreviewedAddress extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public PreviewedAddress(JsonObject json) {
        super(json);
    }

    /**
     * The channel of the message.
     *
     * @return {@code channel}
     */
    public Channel channel() {
        return required("channel", value(Channel::of));
    }

    /**
     * The recipient on this channel.
     *
     * @return {@code to}
     */
    public String to() {
        return required("to", ApiObject::text);
    }

    /**
     * The number of segments on this channel.
     *
     * @return {@code num_segments}
     */
    public long numSegments() {
        return required("num_segments", ApiObject::integer);
    }

    /**
     * The price on this channel. Null without a rate.
     *
     * @return {@code price}, or empty
     */
    public Optional<BigDecimal> price() {
        return optional("price", ApiObject::decimal);
    }

    /**
     * The route of the message. Null if no carrier reaches the recipient.
     *
     * @return {@code route}, or empty
     */
    public Optional<PreviewedRoute> route() {
        return optional("route", object(PreviewedRoute::new));
    }
}
