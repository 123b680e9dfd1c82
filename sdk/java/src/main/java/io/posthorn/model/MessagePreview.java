// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The segments and price of a message. */
public final class MessagePreview extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public MessagePreview(JsonObject json) {
        super(json);
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

    /**
     * The length of the text in septets (gsm7) or UTF-16 code units (ucs2).
     *
     * @return {@code units}
     */
    public long units() {
        return required("units", ApiObject::integer);
    }

    /**
     * The number of units that fit into each segment.
     *
     * @return {@code units_per_segment}
     */
    public long unitsPerSegment() {
        return required("units_per_segment", ApiObject::integer);
    }

    /**
     * The text of each segment.
     *
     * @return {@code segments}
     */
    public List<String> segments() {
        return required("segments", list(ApiObject::text));
    }

    /**
     * The characters outside GSM 03.38 that require ucs2. Replace all of them to make the message cheaper.
     *
     * @return {@code ucs2_characters}
     */
    public List<MessagePreviewUcs2Characters> ucs2Characters() {
        return required("ucs2_characters", list(object(MessagePreviewUcs2Characters::new)));
    }

    /**
     * The price of all segments. Null without a rate for the recipient.
     *
     * @return {@code price}, or empty
     */
    public Optional<BigDecimal> price() {
        return optional("price", ApiObject::decimal);
    }

    /**
     * The currency of the price (ISO 4217).
     *
     * @return {@code price_unit}
     */
    public String priceUnit() {
        return required("price_unit", ApiObject::text);
    }

    /**
     * @return {@code window_until}, or empty
     */
    public Optional<Instant> windowUntil() {
        return optional("window_until", ApiObject::time);
    }

    /**
     * The route of the message. Null if no carrier reaches the recipient.
     *
     * @return {@code route}, or empty
     */
    public Optional<PreviewedRoute> route() {
        return optional("route", object(PreviewedRoute::new));
    }

    /**
     * The previews of all addresses, in the order of {@code to}. Null for one address. The other fields
     * describe the first address. The price of the message is the sum over the channels whose carriers accept
     * it.
     *
     * @return {@code channels}, or empty
     */
    public Optional<List<PreviewedAddress>> channels() {
        return optional("channels", list(object(PreviewedAddress::new)));
    }
}
