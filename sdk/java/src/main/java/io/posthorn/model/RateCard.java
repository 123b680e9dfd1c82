// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.math.BigDecimal;
import java.util.Optional;

/** A summary of all rates of a carrier, or of all customer rates. */
public final class RateCard extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public RateCard(JsonObject json) {
        super(json);
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
     * The currency of all rates of the price list, as three capital letters.
     *
     * @return {@code price_unit}
     */
    public String priceUnit() {
        return required("price_unit", ApiObject::text);
    }

    /**
     * The number of rates in the list.
     *
     * @return {@code rates_count}
     */
    public BigDecimal ratesCount() {
        return required("rates_count", ApiObject::decimal);
    }

    /**
     * The number of prefixes that are new.
     *
     * @return {@code added}
     */
    public long added() {
        return required("added", ApiObject::integer);
    }

    /**
     * The number of prefixes whose price or currency changed.
     *
     * @return {@code changed}
     */
    public long changed() {
        return required("changed", ApiObject::integer);
    }

    /**
     * The number of prefixes that were removed.
     *
     * @return {@code removed}
     */
    public long removed() {
        return required("removed", ApiObject::integer);
    }
}
