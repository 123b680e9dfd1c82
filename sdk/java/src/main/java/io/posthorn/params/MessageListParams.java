// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.Channel;
import io.posthorn.model.MessageDirection;
import io.posthorn.model.MessageListErrorCode;
import io.posthorn.model.MessageStatus;
import io.posthorn.model.SortOrder;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** The parameters of {@code client.messages().list}. */
public final class MessageListParams extends Params {
    private MessageListParams(Builder builder) {
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
         * The recipient to filter by.
         *
         * @param value the value of {@code to}
         * @return this builder
         */
        public Builder to(String value) {
            return put("to", value);
        }

        /**
         * The sender to filter by.
         *
         * @param value the value of {@code from}
         * @return this builder
         */
        public Builder from(String value) {
            return put("from", value);
        }

        /**
         * The status to filter by. Several values, as a repeated parameter or with commas, match any of them.
         *
         * @param value the value of {@code status}
         * @return this builder
         */
        public Builder status(List<MessageStatus> value) {
            return put("status", value);
        }

        /**
         * The error code to filter by.
         *
         * @param value the value of {@code error_code}
         * @return this builder
         */
        public Builder errorCode(MessageListErrorCode value) {
            return put("error_code", value);
        }

        /**
         * The direction to filter by.
         *
         * @param value the value of {@code direction}
         * @return this builder
         */
        public Builder direction(MessageDirection value) {
            return put("direction", value);
        }

        /**
         * The channel to filter by.
         *
         * @param value the value of {@code channel}
         * @return this builder
         */
        public Builder channel(Channel value) {
            return put("channel", value);
        }

        /**
         * The tag to filter by.
         *
         * @param value the value of {@code tag}
         * @return this builder
         */
        public Builder tag(String value) {
            return put("tag", value);
        }

        /**
         * The entries of {@code metadata} to filter by, as in {@code metadata[order]=8731}, or as a JSON
         * object. A resource must have all of them.
         *
         * @param value the value of {@code metadata}
         * @return this builder
         */
        public Builder metadata(Map<String, String> value) {
            return put("metadata", value);
        }

        /**
         * The digits to search for in the sender and the recipient. A number with a plus and an address with
         * a prefix must match completely. Spaces and dashes in numbers are ignored.
         *
         * @param value the value of {@code number}
         * @return this builder
         */
        public Builder number(String value) {
            return put("number", value);
        }

        /**
         * The earliest creation time, inclusive.
         *
         * @param value the value of {@code created_after}
         * @return this builder
         */
        public Builder createdAfter(Instant value) {
            return put("created_after", value);
        }

        /**
         * The latest creation time, exclusive.
         *
         * @param value the value of {@code created_before}
         * @return this builder
         */
        public Builder createdBefore(Instant value) {
            return put("created_before", value);
        }

        /**
         * The earliest sending time, inclusive.
         *
         * @param value the value of {@code sent_after}
         * @return this builder
         */
        public Builder sentAfter(Instant value) {
            return put("sent_after", value);
        }

        /**
         * The latest sending time, exclusive.
         *
         * @param value the value of {@code sent_before}
         * @return this builder
         */
        public Builder sentBefore(Instant value) {
            return put("sent_before", value);
        }

        /**
         * The order by creation time: {@code desc} has the newest entry first, {@code asc} the oldest.
         *
         * @param value the value of {@code order}
         * @return this builder
         */
        public Builder order(SortOrder value) {
            return put("order", value);
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
        public MessageListParams build() {
            return new MessageListParams(this);
        }
    }
}
