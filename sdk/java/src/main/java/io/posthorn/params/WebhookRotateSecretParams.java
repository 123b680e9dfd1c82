// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.webhooks().rotateSecret}. */
public final class WebhookRotateSecretParams extends Params {
    private WebhookRotateSecretParams(Builder builder) {
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
         * The number of hours for which older secrets also sign. At most 3 secrets sign at a time. 0 ends the
         * older secrets now. The default is {@code 24}.
         *
         * @param value the value of {@code overlap}
         * @return this builder
         */
        public Builder overlap(long value) {
            return put("overlap", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public WebhookRotateSecretParams build() {
            return new WebhookRotateSecretParams(this);
        }
    }
}
