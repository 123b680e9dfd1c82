// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.ChallengeStatus;
import java.util.List;

/** The parameters of {@code client.auth().challenges().list}. */
public final class AuthChallengeListParams extends Params {
    private AuthChallengeListParams(Builder builder) {
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
         * The person to filter by.
         *
         * @param value the value of {@code subject}
         * @return this builder
         */
        public Builder subject(String value) {
            return put("subject", value);
        }

        /**
         * The service to filter by.
         *
         * @param value the value of {@code service_sid}
         * @return this builder
         */
        public Builder serviceSid(String value) {
            return put("service_sid", value);
        }

        /**
         * The factor to filter by.
         *
         * @param value the value of {@code factor_sid}
         * @return this builder
         */
        public Builder factorSid(String value) {
            return put("factor_sid", value);
        }

        /**
         * The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
         *
         * @param value the value of {@code status}
         * @return this builder
         */
        public Builder status(List<ChallengeStatus> value) {
            return put("status", value);
        }

        /**
         * The maximum number of entries on a page.
         *
         * @param value the value of {@code limit}
         * @return this builder
         */
        public Builder limit(long value) {
            return put("limit", value);
        }

        /**
         * The {@code next_cursor} of the previous page. Omit it for the first page.
         *
         * @param value the value of {@code cursor}
         * @return this builder
         */
        public Builder cursor(String value) {
            return put("cursor", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public AuthChallengeListParams build() {
            return new AuthChallengeListParams(this);
        }
    }
}
