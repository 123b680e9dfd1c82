// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;

/** A kind of payment provider, with everything that a form for its settings needs. */
public final class PaymentProviderKindDescription extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public PaymentProviderKindDescription(JsonObject json) {
        super(json);
    }

    /**
     * The value of {@code kind} of a payment provider.
     *
     * @return {@code kind}
     */
    public String kind() {
        return required("kind", ApiObject::text);
    }

    /**
     * The name of the kind.
     *
     * @return {@code name}
     */
    public String name() {
        return required("name", ApiObject::text);
    }

    /**
     * The way in which customers pay.
     *
     * @return {@code description}
     */
    public String description() {
        return required("description", ApiObject::text);
    }

    /**
     * The JSON Schema 2020-12 of {@code settings}. A property with a {@code title} has a field in a form.
     *
     * @return {@code settings}
     */
    public JsonObject settings() {
        return required("settings", ApiObject::fields);
    }

    /**
     * The JSON Schema 2020-12 of {@code secrets}.
     *
     * @return {@code secrets}
     */
    public JsonObject secrets() {
        return required("secrets", ApiObject::fields);
    }

    /**
     * The steps at the provider. A link in a step has the form {@code [label](https://…)}.
     *
     * @return {@code setup}
     */
    public PaymentProviderKindDescriptionSetup setup() {
        return required("setup", object(PaymentProviderKindDescriptionSetup::new));
    }
}
