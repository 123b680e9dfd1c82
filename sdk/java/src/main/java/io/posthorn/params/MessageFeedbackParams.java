// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.FeedbackOutcome;

/** The parameters of {@code client.messages().feedback}. */
public final class MessageFeedbackParams extends Params {
    private MessageFeedbackParams(Builder builder) {
        super(builder, "outcome");
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
         * {@code confirmed} if the recipient acted on the message, {@code unconfirmed} if it is not known.
         *
         * @param value the value of {@code outcome}
         * @return this builder
         */
        public Builder outcome(FeedbackOutcome value) {
            return put("outcome", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public MessageFeedbackParams build() {
            return new MessageFeedbackParams(this);
        }
    }
}
