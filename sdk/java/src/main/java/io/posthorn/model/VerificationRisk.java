// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.util.List;

/** An object of the API. */
public final class VerificationRisk extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public VerificationRisk(JsonObject json) {
        super(json);
    }

    /**
     * The level. {@code high}: an area of the recipient is blocked or too busy. {@code medium}: an area has
     * many messages without an approval.
     *
     * @return {@code level}
     */
    public VerificationRiskLevel level() {
        return required("level", value(VerificationRiskLevel::of));
    }

    /**
     * What raised the level. Empty for {@code low}.
     *
     * @return {@code reasons}
     */
    public List<VerificationRiskReasons> reasons() {
        return required("reasons", list(value(VerificationRiskReasons::of)));
    }
}
