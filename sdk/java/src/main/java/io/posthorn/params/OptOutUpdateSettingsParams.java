// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.OptOutReach;
import java.util.List;

/** The parameters of {@code client.optOuts().updateSettings}. */
public final class OptOutUpdateSettingsParams extends Params {
    private OptOutUpdateSettingsParams(Builder builder) {
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
         * The senders for which a new opt-out holds.
         *
         * @param value the value of {@code holds_for}
         * @return this builder
         */
        public Builder holdsFor(OptOutReach value) {
            return put("holds_for", value);
        }

        /**
         * The language of replies to words that every language uses.
         *
         * @param value the value of {@code language}
         * @return this builder
         */
        public Builder language(String value) {
            return put("language", value);
        }

        /**
         * Your own keywords and replies, up to 20 languages.
         *
         * @param value the value of {@code languages}
         * @return this builder
         */
        public Builder languages(List<OptOutUpdateSettingsLanguagesParams> value) {
            return put("languages", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public OptOutUpdateSettingsParams build() {
            return new OptOutUpdateSettingsParams(this);
        }
    }
}
