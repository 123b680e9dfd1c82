// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;

/** The parameters of {@code client.account().rotateToken}. */
public final class AccountRotateTokenParams extends Params {
    private AccountRotateTokenParams(Builder builder) {
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
         * The time in seconds until the previous token stops working. Default: a day. Maximum: a week. 0 ends
         * it at once.
         *
         * @param value the value of {@code overlap_seconds}
         * @return this builder
         */
        public Builder overlapSeconds(long value) {
            return put("overlap_seconds", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public AccountRotateTokenParams build() {
            return new AccountRotateTokenParams(this);
        }
    }
}
