// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.ApiKeyScope;

/** The parameters of {@code client.apiKeys().create}. */
public final class ApiKeyCreateParams extends Params {
    private ApiKeyCreateParams(Builder builder) {
        super(builder, "name");
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
         * The display name.
         *
         * @param value the value of {@code name}
         * @return this builder
         */
        public Builder name(String value) {
            return put("name", value);
        }

        /**
         * The permissions of the key. The default is {@code full}.
         *
         * @param value the value of {@code scope}
         * @return this builder
         */
        public Builder scope(ApiKeyScope value) {
            return put("scope", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public ApiKeyCreateParams build() {
            return new ApiKeyCreateParams(this);
        }
    }
}
