// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.Optional;

/**
 * A price of a segment to numbers with a prefix: the price that a carrier charges, or that accounts pay. The
 * longest matching prefix decides.
 */
public final class Rate extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public Rate(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the rate.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The carrier that charges the rate. Null for a customer rate, which accounts pay.
     *
     * @return {@code carrier_sid}, or empty
     */
    public Optional<String> carrierSid() {
        return optional("carrier_sid", ApiObject::text);
    }

    /**
     * The first digits of the numbers, without a plus. Empty for all other numbers. For channels without
     * numbers, send email, matrix, telegram, xmpp.
     *
     * @return {@code prefix}
     */
    public String prefix() {
        return required("prefix", ApiObject::text);
    }

    /**
     * The price of a segment: an exact decimal with at most six decimal places.
     *
     * @return {@code price}
     */
    public String price() {
        return required("price", ApiObject::text);
    }

    /**
     * The currency of all rates of the price list, as three capital letters.
     *
     * @return {@code price_unit}
     */
    public String priceUnit() {
        return required("price_unit", ApiObject::text);
    }

    /**
     * The time of creation.
     *
     * @return {@code created_at}
     */
    public Instant createdAt() {
        return required("created_at", ApiObject::time);
    }

    /**
     * The time of the last change.
     *
     * @return {@code updated_at}
     */
    public Instant updatedAt() {
        return required("updated_at", ApiObject::time);
    }
}
