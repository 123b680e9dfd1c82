// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.DifferenceResolveResolution;

/** The parameters of {@code client.differences().resolve}. */
public final class DifferenceResolveParams extends Params {
    private DifferenceResolveParams(Builder builder) {
        super(builder, "resolution", "note");
    }

    /**
     * Begins the parameters.
     *
     * @return a builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /** Collects the parameters. */
    public static final class Builder extends Params.Builder<Builder> {
        private Builder() {}

        /**
         * The decision.
         *
         * @param value the value of {@code resolution}
         * @return this builder
         */
        public Builder resolution(DifferenceResolveResolution value) {
            return put("resolution", value);
        }

        /**
         * The reason for the decision. Posthorn stores it with the difference.
         *
         * @param value the value of {@code note}
         * @return this builder
         */
        public Builder note(String value) {
            return put("note", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public DifferenceResolveParams build() {
            return new DifferenceResolveParams(this);
        }
    }
}
