// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import java.util.List;
import java.util.Map;

/** An object in parameters. */
public final class MessageTemplateParams extends Params {
    private MessageTemplateParams(Builder builder) {
        super(builder, "name", "language");
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
         * The name of the template at Meta.
         *
         * @param value the value of {@code name}
         * @return this builder
         */
        public Builder name(String value) {
            return put("name", value);
        }

        /**
         * The language of the template, as Meta writes it.
         *
         * @param value the value of {@code language}
         * @return this builder
         */
        public Builder language(String value) {
            return put("language", value);
        }

        /**
         * The values of the variables, by name. Numbered variables have the names {@code 1}, {@code 2} and so
         * on.
         *
         * @param value the value of {@code parameters}
         * @return this builder
         */
        public Builder parameters(Map<String, String> value) {
            return put("parameters", value);
        }

        /**
         * The value of the variable in a text header. For a media header, send {@code media_url}.
         *
         * @param value the value of {@code header}
         * @return this builder
         */
        public Builder header(Map<String, String> value) {
            return put("header", value);
        }

        /**
         * The values of the buttons that need a value.
         *
         * @param value the value of {@code buttons}
         * @return this builder
         */
        public Builder buttons(List<MessageTemplateButtonsParams> value) {
            return put("buttons", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public MessageTemplateParams build() {
            return new MessageTemplateParams(this);
        }
    }
}
