// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.TemplateButtonType;

/** An object in parameters. */
public final class MessageTemplateButtonsParams extends Params {
    private MessageTemplateButtonsParams(Builder builder) {
        super(builder, "index", "type", "value");
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
         * The position among the template's buttons, starting at 0.
         *
         * @param value the value of {@code index}
         * @return this builder
         */
        public Builder index(long value) {
            return put("index", value);
        }

        /**
         * The type of the button.
         *
         * @param value the value of {@code type}
         * @return this builder
         */
        public Builder type(TemplateButtonType value) {
            return put("type", value);
        }

        /**
         * The value of the button: the end of its URL, the payload of its reply, or its code.
         *
         * @param value the value of {@code value}
         * @return this builder
         */
        public Builder value(String value) {
            return put("value", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public MessageTemplateButtonsParams build() {
            return new MessageTemplateButtonsParams(this);
        }
    }
}
