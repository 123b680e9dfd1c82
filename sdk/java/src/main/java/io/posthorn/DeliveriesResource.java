// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.Delivery;
import io.posthorn.model.DeliveryWithAttempts;
import io.posthorn.params.DeliveryListParams;

/** The resource {@code client.deliveries()}. */
public final class DeliveriesResource {
    private final Core core;

    DeliveriesResource(Core core) {
        this.core = core;
    }

    /**
     * List the deliveries of the account.
     *
     * <p>Returns deliveries to all endpoints or to one, newest first. With {@code event_type} or {@code
     * status=succeeded}, a page reads at most ten thousand entries. So it can have fewer than {@code limit},
     * or none, while {@code has_more} is true. Continue with {@code next_cursor}. With {@code event}, a page
     * reads deliveries for 0.2 seconds, or at least ten thousand. It can also have fewer entries than {@code
     * limit}.
     *
     * <p>{@code GET /v1/deliveries}. An API key needs one of the scopes {@code full}, {@code webhooks},
     * {@code read}.
     *
     * @return the first page
     */
    public Page<Delivery> list() {
        return list(null);
    }

    /**
     * List the deliveries of the account.
     *
     * <p>Returns deliveries to all endpoints or to one, newest first. With {@code event_type} or {@code
     * status=succeeded}, a page reads at most ten thousand entries. So it can have fewer than {@code limit},
     * or none, while {@code has_more} is true. Continue with {@code next_cursor}. With {@code event}, a page
     * reads deliveries for 0.2 seconds, or at least ten thousand. It can also have fewer entries than {@code
     * limit}.
     *
     * <p>{@code GET /v1/deliveries}. An API key needs one of the scopes {@code full}, {@code webhooks},
     * {@code read}.
     *
     * @param params the parameters
     * @return the first page
     */
    public Page<Delivery> list(DeliveryListParams params) {
        return list(params, null);
    }

    /**
     * As {@link #list(DeliveryListParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the first page
     */
    public Page<Delivery> list(DeliveryListParams params, RequestOptions options) {
        Call call = new Call("GET", "/v1/deliveries").query(params);
        return core.page(call, Delivery::new, options, null);
    }

    /**
     * Retrieve a delivery with its attempts.
     *
     * <p>Returns the delivery with the time, cause, request and response of each attempt. Posthorn keeps the
     * responses to failed attempts for 7 days ({@code RETENTION_RESPONSES_DAYS}). It keeps all other data as
     * long as the delivery.
     *
     * <p>{@code GET /v1/deliveries/{sid}}. An API key needs one of the scopes {@code full}, {@code webhooks},
     * {@code read}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public DeliveryWithAttempts get(String sid) {
        return get(sid, null);
    }

    /**
     * As {@link #get(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public DeliveryWithAttempts get(String sid, RequestOptions options) {
        Call call = new Call("GET", "/v1/deliveries/{sid}").value("sid", sid);
        return core.value(call, DeliveryWithAttempts::new, options);
    }

    /**
     * Send a delivery again.
     *
     * <p>Attempts the delivery now, whatever its status. If the attempt fails, retries follow the schedule
     * from its start. The receiver gets the same {@code webhook-id}.
     *
     * <p>{@code POST /v1/deliveries/{sid}/resend}. An API key needs one of the scopes {@code full}, {@code
     * webhooks}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public Delivery resend(String sid) {
        return resend(sid, null);
    }

    /**
     * As {@link #resend(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public Delivery resend(String sid, RequestOptions options) {
        Call call = new Call("POST", "/v1/deliveries/{sid}/resend").value("sid", sid).body(null).key();
        return core.value(call, Delivery::new, options);
    }
}
