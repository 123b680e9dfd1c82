// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.params;

import io.posthorn.Params;
import io.posthorn.model.WebhookOrdering;
import io.posthorn.model.WebhookPayload;
import io.posthorn.model.WebhookSignature;
import io.posthorn.model.WebhookStatus;
import java.util.List;
import java.util.Map;

/** The parameters of {@code client.webhooks().update}. */
public final class WebhookUpdateParams extends Params {
    private WebhookUpdateParams(Builder builder) {
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
         * The HTTPS URL that receives the events. It must not contain a user name, and must not lead to a
         * private or local address.
         *
         * @param value the value of {@code url}
         * @return this builder
         */
        public Builder url(String value) {
            return put("url", value);
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
         * The display name.
         *
         * @param value the value of {@code description}
         * @return this builder
         */
        public Builder description(String value) {
            return put("description", value);
        }

        /**
         * The maximum duration of an attempt in seconds, from the DNS lookup to the last byte of the
         * response. Null for the default of 15.
         *
         * @param value the value of {@code timeout}, or null
         * @return this builder
         */
        public Builder timeout(Long value) {
            return nullable("timeout", value);
        }

        /**
         * The seconds to wait after the first failed attempt, the second, and so on. Afterwards the delivery
         * fails. An empty list ({@code []} in JSON) means no retries. Null for the default schedule over
         * three days. Send a list, or one string with commas.
         *
         * @param value the value of {@code retry_schedule}, or null
         * @return this builder
         */
        public Builder retrySchedule(List<Long> value) {
            return nullable("retry_schedule", value);
        }

        /**
         * The additional headers of requests by name, such as a credential of the receiver. They are added to
         * the existing headers. The value null removes a header, and null for {@code headers} removes all.
         * The limit is 20. Posthorn encrypts the values and never returns them. In a form, send JSON.
         *
         * @param value the value of {@code headers}, or null
         * @return this builder
         */
        public Builder headers(Map<String, String> value) {
            return nullable("headers", value);
        }

        /**
         * The client certificate in PEM for a receiver with mTLS, optionally followed by its chain. Send it
         * together with {@code client_key}. Null removes both.
         *
         * @param value the value of {@code client_certificate}, or null
         * @return this builder
         */
        public Builder clientCertificate(String value) {
            return nullable("client_certificate", value);
        }

        /**
         * The private key of {@code client_certificate} in PEM, without a passphrase. Posthorn encrypts it
         * and never returns it.
         *
         * @param value the value of {@code client_key}, or null
         * @return this builder
         */
        public Builder clientKey(String value) {
            return nullable("client_key", value);
        }

        /**
         * The content of {@code data}. {@code full}: the resource. {@code thin}: only the {@code sid}, the
         * {@code status} and the {@code url} of the resource.
         *
         * @param value the value of {@code payload}
         * @return this builder
         */
        public Builder payload(WebhookPayload value) {
            return put("payload", value);
        }

        /**
         * The filter for subscribed events: patterns for fields of {@code data}. Every field must match one
         * of its patterns. {@code *} stands for any characters, and {@code !} before a pattern excludes its
         * matches. Null for all subscribed events. In a form, send JSON.
         *
         * @param value the value of {@code filter}, or null
         * @return this builder
         */
        public Builder filter(Map<String, List<String>> value) {
            return nullable("filter", value);
        }

        /**
         * The signatures of deliveries: {@code v1} (HMAC-SHA256 with the secret), {@code v1a} (ed25519,
         * verified with {@code public_key}), or both. Send a list, or one string with commas.
         *
         * @param value the value of {@code signatures}
         * @return this builder
         */
        public Builder signatures(List<WebhookSignature> value) {
            return put("signatures", value);
        }

        /**
         * The maximum number of simultaneous requests to the endpoint over all processes, 1 to 100. Null:
         * ten, and up to 64 while the endpoint responds within 250 ms. The limit halves after a timeout or
         * the status 429, 502, 503 or 504, and grows by one with each other response.
         *
         * @param value the value of {@code max_in_flight}, or null
         * @return this builder
         */
        public Builder maxInFlight(Long value) {
            return nullable("max_in_flight", value);
        }

        /**
         * The maximum number of requests per second over all processes, 1 to 1,000. Null for no limit.
         * Waiting for this limit does not count as an attempt.
         *
         * @param value the value of {@code rate_limit}, or null
         * @return this builder
         */
        public Builder rateLimit(Long value) {
            return nullable("rate_limit", value);
        }

        /**
         * The order. {@code fifo}: one delivery at a time, in the order of the events. A failed delivery
         * blocks later deliveries until it succeeds or finally fails. {@code none}: as fast as the endpoint
         * responds.
         *
         * @param value the value of {@code ordering}
         * @return this builder
         */
        public Builder ordering(WebhookOrdering value) {
            return put("ordering", value);
        }

        /**
         * The status. {@code paused}: Posthorn sends nothing, and deliveries wait until the endpoint is
         * {@code enabled} again. {@code disabled}: pending deliveries are canceled, and new events are not
         * sent.
         *
         * @param value the value of {@code status}
         * @return this builder
         */
        public Builder status(WebhookStatus value) {
            return put("status", value);
        }

        /**
         * Ends the parameters.
         *
         * @return the parameters
         */
        public WebhookUpdateParams build() {
            return new WebhookUpdateParams(this);
        }
    }
}
