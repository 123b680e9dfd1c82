// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.Delivery;
import io.posthorn.model.Replay;
import io.posthorn.model.Webhook;
import io.posthorn.model.WebhookSecret;
import io.posthorn.model.WebhookWithSecret;
import io.posthorn.params.WebhookCreateParams;
import io.posthorn.params.WebhookDeliveryListParams;
import io.posthorn.params.WebhookListParams;
import io.posthorn.params.WebhookReplayListParams;
import io.posthorn.params.WebhookReplayParams;
import io.posthorn.params.WebhookRotateSecretParams;
import io.posthorn.params.WebhookUpdateParams;

/** The resource {@code client.webhooks()}. */
public final class WebhooksResource {
    private final Core core;

    WebhooksResource(Core core) {
        this.core = core;
    }

    /**
     * Returns the resource {@code client.webhooks().replays()}.
     *
     * @return the resource
     */
    public ReplaysResource replays() {
        return new ReplaysResource(core);
    }

    /**
     * Returns the resource {@code client.webhooks().deliveries()}.
     *
     * @return the resource
     */
    public DeliveriesResource deliveries() {
        return new DeliveriesResource(core);
    }

    /**
     * Register a webhook endpoint.
     *
     * <p>Registers an endpoint. Posthorn sends every later matching event to its URL at least once, signed
     * with the secret in the response. An account can have 100 endpoints.
     *
     * <p>{@code POST /v1/webhooks}. An API key needs one of the scopes {@code full}, {@code webhooks}.
     *
     * @param params the parameters
     * @return the answer
     */
    public WebhookWithSecret create(WebhookCreateParams params) {
        return create(params, null);
    }

    /**
     * As {@link #create(WebhookCreateParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public WebhookWithSecret create(WebhookCreateParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/webhooks").body(Call.required(params)).key();
        return core.value(call, WebhookWithSecret::new, options);
    }

    /**
     * List webhook endpoints.
     *
     * <p>Returns webhook endpoints, newest first.
     *
     * <p>{@code GET /v1/webhooks}. An API key needs one of the scopes {@code full}, {@code webhooks}, {@code
     * read}.
     *
     * @return the first page
     */
    public Page<Webhook> list() {
        return list(null);
    }

    /**
     * List webhook endpoints.
     *
     * <p>Returns webhook endpoints, newest first.
     *
     * <p>{@code GET /v1/webhooks}. An API key needs one of the scopes {@code full}, {@code webhooks}, {@code
     * read}.
     *
     * @param params the parameters
     * @return the first page
     */
    public Page<Webhook> list(WebhookListParams params) {
        return list(params, null);
    }

    /**
     * As {@link #list(WebhookListParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the first page
     */
    public Page<Webhook> list(WebhookListParams params, RequestOptions options) {
        Call call = new Call("GET", "/v1/webhooks").query(params);
        return core.page(call, Webhook::new, options, null);
    }

    /**
     * Retrieve a webhook endpoint.
     *
     * <p>Returns the endpoint with data about its health.
     *
     * <p>{@code GET /v1/webhooks/{sid}}. An API key needs one of the scopes {@code full}, {@code webhooks},
     * {@code read}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public Webhook get(String sid) {
        return get(sid, null);
    }

    /**
     * As {@link #get(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public Webhook get(String sid, RequestOptions options) {
        Call call = new Call("GET", "/v1/webhooks/{sid}").value("sid", sid);
        return core.value(call, Webhook::new, options);
    }

    /**
     * Change a webhook endpoint.
     *
     * <p>Changes the parameters that you send. Deliveries to a paused endpoint wait, including those of new
     * events. Disabling an endpoint cancels its pending deliveries. Posthorn does not send it new events,
     * unless a later replay includes {@code missing} events. Enabling an endpoint resets its failure counts.
     * A change closes its circuit.
     *
     * <p>{@code PATCH /v1/webhooks/{sid}}. An API key needs one of the scopes {@code full}, {@code webhooks}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public Webhook update(String sid) {
        return update(sid, null);
    }

    /**
     * Change a webhook endpoint.
     *
     * <p>Changes the parameters that you send. Deliveries to a paused endpoint wait, including those of new
     * events. Disabling an endpoint cancels its pending deliveries. Posthorn does not send it new events,
     * unless a later replay includes {@code missing} events. Enabling an endpoint resets its failure counts.
     * A change closes its circuit.
     *
     * <p>{@code PATCH /v1/webhooks/{sid}}. An API key needs one of the scopes {@code full}, {@code webhooks}.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @return the answer
     */
    public Webhook update(String sid, WebhookUpdateParams params) {
        return update(sid, params, null);
    }

    /**
     * As {@link #update(String, WebhookUpdateParams)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public Webhook update(String sid, WebhookUpdateParams params, RequestOptions options) {
        Call call = new Call("PATCH", "/v1/webhooks/{sid}").value("sid", sid).body(params);
        return core.value(call, Webhook::new, options);
    }

    /**
     * Delete a webhook endpoint.
     *
     * <p>Cancels the pending deliveries of the endpoint and deletes it. You can read its deliveries until
     * their retention ends.
     *
     * <p>{@code DELETE /v1/webhooks/{sid}}. An API key needs one of the scopes {@code full}, {@code
     * webhooks}.
     *
     * @param sid The sid of the object.
     * @return the answer as HTTP
     */
    public Response delete(String sid) {
        return delete(sid, null);
    }

    /**
     * As {@link #delete(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer as HTTP
     */
    public Response delete(String sid, RequestOptions options) {
        Call call = new Call("DELETE", "/v1/webhooks/{sid}").value("sid", sid).deletion();
        return core.nothing(call, options);
    }

    /**
     * Retrieve the secret of a webhook endpoint.
     *
     * <p>Returns the newest secret. Use it to verify deliveries with any Standard Webhooks library.
     *
     * <p>{@code GET /v1/webhooks/{sid}/secret}. An API key needs one of the scopes {@code full}, {@code
     * webhooks}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public WebhookSecret getSecret(String sid) {
        return getSecret(sid, null);
    }

    /**
     * As {@link #getSecret(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public WebhookSecret getSecret(String sid, RequestOptions options) {
        Call call = new Call("GET", "/v1/webhooks/{sid}/secret").value("sid", sid);
        return core.value(call, WebhookSecret::new, options);
    }

    /**
     * Rotate the secret of a webhook endpoint.
     *
     * <p>Creates a new secret, and a new key pair if {@code signatures} contains {@code v1a}. During the
     * overlap the older secrets also sign deliveries, so that you can update the receiver. At most three
     * secrets sign at a time. A fourth secret ends the oldest.
     *
     * <p>{@code POST /v1/webhooks/{sid}/rotate_secret}. An API key needs one of the scopes {@code full},
     * {@code webhooks}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public WebhookWithSecret rotateSecret(String sid) {
        return rotateSecret(sid, null);
    }

    /**
     * Rotate the secret of a webhook endpoint.
     *
     * <p>Creates a new secret, and a new key pair if {@code signatures} contains {@code v1a}. During the
     * overlap the older secrets also sign deliveries, so that you can update the receiver. At most three
     * secrets sign at a time. A fourth secret ends the oldest.
     *
     * <p>{@code POST /v1/webhooks/{sid}/rotate_secret}. An API key needs one of the scopes {@code full},
     * {@code webhooks}.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @return the answer
     */
    public WebhookWithSecret rotateSecret(String sid, WebhookRotateSecretParams params) {
        return rotateSecret(sid, params, null);
    }

    /**
     * As {@link #rotateSecret(String, WebhookRotateSecretParams)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public WebhookWithSecret rotateSecret(
            String sid, WebhookRotateSecretParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/webhooks/{sid}/rotate_secret")
                .value("sid", sid)
                .body(params)
                .key();
        return core.value(call, WebhookWithSecret::new, options);
    }

    /**
     * End the older secrets of a webhook endpoint.
     *
     * <p>Ends the overlap of a rotation early. From now on, only the newest secret signs deliveries.
     *
     * <p>{@code POST /v1/webhooks/{sid}/end_older_secrets}. An API key needs one of the scopes {@code full},
     * {@code webhooks}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public Webhook endOlderSecrets(String sid) {
        return endOlderSecrets(sid, null);
    }

    /**
     * As {@link #endOlderSecrets(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public Webhook endOlderSecrets(String sid, RequestOptions options) {
        Call call = new Call("POST", "/v1/webhooks/{sid}/end_older_secrets")
                .value("sid", sid)
                .body(null)
                .key();
        return core.value(call, Webhook::new, options);
    }

    /**
     * Send a test event.
     *
     * <p>Sends a {@code webhooks.test} event to this endpoint only, even if it did not subscribe to it. The
     * response contains the delivery, so that you can follow it.
     *
     * <p>{@code POST /v1/webhooks/{sid}/test}. An API key needs one of the scopes {@code full}, {@code
     * webhooks}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public Delivery test(String sid) {
        return test(sid, null);
    }

    /**
     * As {@link #test(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public Delivery test(String sid, RequestOptions options) {
        Call call = new Call("POST", "/v1/webhooks/{sid}/test").value("sid", sid).body(null).key();
        return core.value(call, Delivery::new, options);
    }

    /**
     * Replay undelivered events.
     *
     * <p>Sends deliveries of a time range again, oldest first. With {@code missing}, it also sends events
     * that the endpoint never received. The replay runs in the background, also after a restart. New
     * deliveries have priority. The replay pauses while 5,000 replayed deliveries of the endpoint are
     * pending. An account can have ten unfinished replays.
     *
     * <p>{@code POST /v1/webhooks/{sid}/replay}. An API key needs one of the scopes {@code full}, {@code
     * webhooks}.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @return the answer
     */
    public Replay replay(String sid, WebhookReplayParams params) {
        return replay(sid, params, null);
    }

    /**
     * As {@link #replay(String, WebhookReplayParams)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public Replay replay(String sid, WebhookReplayParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/webhooks/{sid}/replay")
                .value("sid", sid)
                .body(Call.required(params))
                .key();
        return core.value(call, Replay::new, options);
    }

    /** The resource {@code client.webhooks().replays()}. */
    public static final class ReplaysResource {
        private final Core core;

        private ReplaysResource(Core core) {
            this.core = core;
        }

        /**
         * List the replays of a webhook endpoint.
         *
         * <p>Returns the replays of an endpoint, newest first. The endpoint can be deleted. Posthorn keeps
         * ended replays as long as events.
         *
         * <p>{@code GET /v1/webhooks/{sid}/replays}. An API key needs one of the scopes {@code full}, {@code
         * webhooks}, {@code read}.
         *
         * @param sid The sid of the object.
         * @return the first page
         */
        public Page<Replay> list(String sid) {
            return list(sid, null);
        }

        /**
         * List the replays of a webhook endpoint.
         *
         * <p>Returns the replays of an endpoint, newest first. The endpoint can be deleted. Posthorn keeps
         * ended replays as long as events.
         *
         * <p>{@code GET /v1/webhooks/{sid}/replays}. An API key needs one of the scopes {@code full}, {@code
         * webhooks}, {@code read}.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @return the first page
         */
        public Page<Replay> list(String sid, WebhookReplayListParams params) {
            return list(sid, params, null);
        }

        /**
         * As {@link #list(String, WebhookReplayListParams)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @param options the options, or null
         * @return the first page
         */
        public Page<Replay> list(String sid, WebhookReplayListParams params, RequestOptions options) {
            Call call = new Call("GET", "/v1/webhooks/{sid}/replays").value("sid", sid).query(params);
            return core.page(call, Replay::new, options, null);
        }
    }

    /** The resource {@code client.webhooks().deliveries()}. */
    public static final class DeliveriesResource {
        private final Core core;

        private DeliveriesResource(Core core) {
            this.core = core;
        }

        /**
         * List the deliveries of a webhook endpoint.
         *
         * <p>Returns the deliveries of one endpoint, newest first. The endpoint can be deleted. With {@code
         * event_type} or {@code status=succeeded}, a page reads at most ten thousand entries. So it can have
         * fewer than {@code limit}, or none, while {@code has_more} is true. Continue with {@code
         * next_cursor}. With {@code event}, a page reads deliveries for 0.2 seconds, or at least ten
         * thousand. It can also have fewer entries than {@code limit}.
         *
         * <p>{@code GET /v1/webhooks/{sid}/deliveries}. An API key needs one of the scopes {@code full},
         * {@code webhooks}, {@code read}.
         *
         * @param sid The sid of the object.
         * @return the first page
         */
        public Page<Delivery> list(String sid) {
            return list(sid, null);
        }

        /**
         * List the deliveries of a webhook endpoint.
         *
         * <p>Returns the deliveries of one endpoint, newest first. The endpoint can be deleted. With {@code
         * event_type} or {@code status=succeeded}, a page reads at most ten thousand entries. So it can have
         * fewer than {@code limit}, or none, while {@code has_more} is true. Continue with {@code
         * next_cursor}. With {@code event}, a page reads deliveries for 0.2 seconds, or at least ten
         * thousand. It can also have fewer entries than {@code limit}.
         *
         * <p>{@code GET /v1/webhooks/{sid}/deliveries}. An API key needs one of the scopes {@code full},
         * {@code webhooks}, {@code read}.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @return the first page
         */
        public Page<Delivery> list(String sid, WebhookDeliveryListParams params) {
            return list(sid, params, null);
        }

        /**
         * As {@link #list(String, WebhookDeliveryListParams)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @param options the options, or null
         * @return the first page
         */
        public Page<Delivery> list(String sid, WebhookDeliveryListParams params, RequestOptions options) {
            Call call = new Call("GET", "/v1/webhooks/{sid}/deliveries").value("sid", sid).query(params);
            return core.page(call, Delivery::new, options, null);
        }
    }
}
