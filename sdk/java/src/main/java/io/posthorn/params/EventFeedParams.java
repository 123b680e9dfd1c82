// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import java.util.List;

/** The parameters of {@code client.events().feed}. */
public final class EventFeedParams extends Params {
    private EventFeedParams(Builder builder) {
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
         * The {@code next_cursor} of the previous response. Omit it to begin at the present.
         *
         * @param value the value of {@code cursor}
         * @return this builder
         */
        public Builder cursor(String value) {
            return put("cursor", value);
        }

        /**
         * The events to send: names from {@code GET /v1/event_types}, {@code messages.*} for all events of an
         * area, or {@code *}. Send a list, or one string with commas.
         *
         * @param value the value of {@code events}
         * @return this builder
         */
        public Builder events(List<String> value) {
            return put("events", value);
        }

        /**
         * The approximate maximum number of events in a response.
         *
         * @param value the value of {@code limit}
         * @return this builder
         */
        public Builder limit(long value) {
            return put("limit", value);
        }

        /**
         * The maximum waiting time in milliseconds, up to 30 seconds.
         *
         * @param value the value of {@code timeout_ms}
         * @return this builder
         */
        public Builder timeoutMs(long value) {
            return put("timeout_ms", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public EventFeedParams build() {
            return new EventFeedParams(this);
        }
    }
}
