// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import java.util.List;

/** An object in parameters. */
public final class OptOutUpdateSettingsLanguagesParams extends Params {
    private OptOutUpdateSettingsLanguagesParams(Builder builder) {
        super(builder, "language");
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
         * The language (ISO 639-1).
         *
         * @param value the value of {@code language}
         * @return this builder
         */
        public Builder language(String value) {
            return put("language", value);
        }

        /**
         * More words that opt out, up to 20.
         *
         * @param value the value of {@code stop_keywords}
         * @return this builder
         */
        public Builder stopKeywords(List<String> value) {
            return put("stop_keywords", value);
        }

        /**
         * More words that opt in again, up to 20.
         *
         * @param value the value of {@code start_keywords}
         * @return this builder
         */
        public Builder startKeywords(List<String> value) {
            return put("start_keywords", value);
        }

        /**
         * More words that ask for help, up to 20.
         *
         * @param value the value of {@code help_keywords}
         * @return this builder
         */
        public Builder helpKeywords(List<String> value) {
            return put("help_keywords", value);
        }

        /**
         * The reply to an opt-out. Null for the built-in reply.
         *
         * @param value the value of {@code stop_reply}, or null
         * @return this builder
         */
        public Builder stopReply(String value) {
            return nullable("stop_reply", value);
        }

        /**
         * The reply to an opt-in. Null for the built-in reply.
         *
         * @param value the value of {@code start_reply}, or null
         * @return this builder
         */
        public Builder startReply(String value) {
            return nullable("start_reply", value);
        }

        /**
         * The reply to a request for help. Null for the built-in reply.
         *
         * @param value the value of {@code help_reply}, or null
         * @return this builder
         */
        public Builder helpReply(String value) {
            return nullable("help_reply", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public OptOutUpdateSettingsLanguagesParams build() {
            return new OptOutUpdateSettingsLanguagesParams(this);
        }
    }
}
