// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.EventListType;
import java.time.Instant;
import java.util.List;

/** The parameters of {@code client.events().list}. */
public final class EventListParams extends Params {
    private EventListParams(Builder builder) {
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
         * The events to return, at most 100, as a repeated parameter or with commas. Unknown ones are left
         * out.
         *
         * @param value the value of {@code sid}
         * @return this builder
         */
        public Builder sid(List<String> value) {
            return put("sid", value);
        }

        /**
         * The event type to filter by, or all types of an area: {@code messages.*}.
         *
         * @param value the value of {@code type}
         * @return this builder
         */
        public Builder type(EventListType value) {
            return put("type", value);
        }

        /**
         * The message to filter by. It can be deleted.
         *
         * @param value the value of {@code message}
         * @return this builder
         */
        public Builder message(String value) {
            return put("message", value);
        }

        /**
         * The earliest time, inclusive. The name {@code from} also works.
         *
         * @param value the value of {@code created_after}
         * @return this builder
         */
        public Builder createdAfter(Instant value) {
            return put("created_after", value);
        }

        /**
         * The latest time, exclusive. The name {@code to} also works.
         *
         * @param value the value of {@code created_before}
         * @return this builder
         */
        public Builder createdBefore(Instant value) {
            return put("created_before", value);
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
        public EventListParams build() {
            return new EventListParams(this);
        }
    }
}
