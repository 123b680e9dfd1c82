// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.Optional;

/** A number with which the simulator causes a failure. */
public final class SimulatorNumber extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public SimulatorNumber(JsonObject json) {
        super(json);
    }

    /**
     * The number, or an example of a number with this ending.
     *
     * @return {@code number}
     */
    public String number() {
        return required("number", ApiObject::text);
    }

    /**
     * The last four digits that cause the failure, in any country. Null if only this exact number causes it.
     *
     * @return {@code ends_in}, or empty
     */
    public Optional<String> endsIn() {
        return optional("ends_in", ApiObject::text);
    }

    /**
     * The parameter for the number: the recipient or the sender.
     *
     * @return {@code parameter}
     */
    public SimulatorNumberParameter parameter() {
        return required("parameter", value(SimulatorNumberParameter::of));
    }

    /**
     * The name of the failure.
     *
     * @return {@code trouble}
     */
    public String trouble() {
        return required("trouble", ApiObject::text);
    }

    /**
     * The result.
     *
     * @return {@code description}
     */
    public String description() {
        return required("description", ApiObject::text);
    }
}
