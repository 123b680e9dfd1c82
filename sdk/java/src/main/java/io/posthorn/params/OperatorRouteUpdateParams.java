// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.EnabledStatus;

/** The parameters of {@code client.operator().routes().update}. */
public final class OperatorRouteUpdateParams extends Params {
    private OperatorRouteUpdateParams(Builder builder) {
        super(builder);
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
         * The carrier of the route.
         *
         * @param value the value of {@code carrier_sid}
         * @return this builder
         */
        public Builder carrierSid(String value) {
            return put("carrier_sid", value);
        }

        /**
         * The priority. Posthorn tries the lowest first.
         *
         * @param value the value of {@code priority}
         * @return this builder
         */
        public Builder priority(long value) {
            return put("priority", value);
        }

        /**
         * The share of messages among otherwise equal routes.
         *
         * @param value the value of {@code weight}
         * @return this builder
         */
        public Builder weight(long value) {
            return put("weight", value);
        }

        /**
         * The status. Posthorn does not use a disabled route.
         *
         * @param value the value of {@code status}
         * @return this builder
         */
        public Builder status(EnabledStatus value) {
            return put("status", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public OperatorRouteUpdateParams build() {
            return new OperatorRouteUpdateParams(this);
        }
    }
}
