// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.List;
import java.util.Optional;

/** The data of the numbering plan about a phone number. The lookup asks no network. */
public final class NumberLookup extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public NumberLookup(JsonObject json) {
        super(json);
    }

    /**
     * True if the numbering plan has such numbers.
     *
     * @return {@code valid}
     */
    public boolean valid() {
        return required("valid", ApiObject::flag);
    }

    /**
     * The reason why the number is not valid. Null if it is valid. A number of an {@code unknown_range} can
     * still work if the range is new.
     *
     * @return {@code reason}, or empty
     */
    public Optional<NumberLookupReason> reason() {
        return optional("reason", value(NumberLookupReason::of));
    }

    /**
     * The number in E.164. Null for an impossible number.
     *
     * @return {@code phone_number}, or empty
     */
    public Optional<String> phoneNumber() {
        return optional("phone_number", ApiObject::text);
    }

    /**
     * The country (ISO 3166-1), or the main country if several share the code. Null for a number without a
     * country.
     *
     * @return {@code country}, or empty
     */
    public Optional<String> country() {
        return optional("country", ApiObject::text);
    }

    /**
     * The country code without the plus. Null if there is none.
     *
     * @return {@code calling_code}, or empty
     */
    public Optional<String> callingCode() {
        return optional("calling_code", ApiObject::text);
    }

    /**
     * The type of line according to the plan. {@code fixed_line_or_mobile} means that both types share the
     * range.
     *
     * @return {@code line_type}, or empty
     */
    public Optional<NumberLookupLineType> lineType() {
        return optional("line_type", value(NumberLookupLineType::of));
    }

    /**
     * The number in national format.
     *
     * @return {@code national_format}, or empty
     */
    public Optional<String> nationalFormat() {
        return optional("national_format", ApiObject::text);
    }

    /**
     * The number in international format.
     *
     * @return {@code international_format}, or empty
     */
    public Optional<String> internationalFormat() {
        return optional("international_format", ApiObject::text);
    }

    /**
     * The number as a {@code tel:} URI.
     *
     * @return {@code rfc3966_format}, or empty
     */
    public Optional<String> rfc3966Format() {
        return optional("rfc3966_format", ApiObject::text);
    }

    /**
     * The facts that the numbering plan does not contain: whether the number is assigned, reachable or
     * ported, its carrier, and sometimes the type of line.
     *
     * @return {@code unknown}
     */
    public List<NumberLookupUnknown> unknown() {
        return required("unknown", list(value(NumberLookupUnknown::of)));
    }
}
