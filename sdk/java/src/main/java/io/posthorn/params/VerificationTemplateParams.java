// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import java.util.List;

/** An object in parameters. */
public final class VerificationTemplateParams extends Params {
    private VerificationTemplateParams(Builder builder) {
        super(builder, "name", "languages");
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
         * The name of the authentication template at Meta.
         *
         * @param value the value of {@code name}
         * @return this builder
         */
        public Builder name(String value) {
            return put("name", value);
        }

        /**
         * The languages in which Meta approved it, as Meta writes them. Posthorn takes the first if none is
         * that of the message.
         *
         * @param value the value of {@code languages}
         * @return this builder
         */
        public Builder languages(List<String> value) {
            return put("languages", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public VerificationTemplateParams build() {
            return new VerificationTemplateParams(this);
        }
    }
}
