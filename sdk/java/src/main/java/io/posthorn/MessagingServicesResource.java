// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.MessagingService;
import io.posthorn.model.ServiceSender;
import io.posthorn.params.MessagingServiceCreateParams;
import io.posthorn.params.MessagingServiceListParams;
import io.posthorn.params.MessagingServiceSenderAddParams;
import io.posthorn.params.MessagingServiceSenderListParams;
import io.posthorn.params.MessagingServiceSenderRemoveParams;
import io.posthorn.params.MessagingServiceUpdateParams;

/** The resource {@code client.messagingServices()}. */
public final class MessagingServicesResource {
    private final Core core;

    MessagingServicesResource(Core core) {
        this.core = core;
    }

    /**
     * Returns the resource {@code client.messagingServices().senders()}.
     *
     * @return the resource
     */
    public SendersResource senders() {
        return new SendersResource(core);
    }

    /**
     * Create a messaging service.
     *
     * <p>Creates a pool without senders. Add senders with {@code POST /v1/messaging_services/{sid}/senders},
     * and then send messages with {@code messaging_service_sid}.
     *
     * <p>{@code POST /v1/messaging_services}. An API key needs one of the scopes {@code full}, {@code
     * messages}.
     *
     * @param params the parameters
     * @return the answer
     */
    public MessagingService create(MessagingServiceCreateParams params) {
        return create(params, null);
    }

    /**
     * As {@link #create(MessagingServiceCreateParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public MessagingService create(MessagingServiceCreateParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/messaging_services").body(Call.required(params)).key();
        return core.value(call, MessagingService::new, options);
    }

    /**
     * List messaging services.
     *
     * <p>Returns the messaging services, newest first.
     *
     * <p>{@code GET /v1/messaging_services}. An API key needs one of the scopes {@code full}, {@code
     * messages}, {@code read}.
     *
     * @return the first page
     */
    public Page<MessagingService> list() {
        return list(null);
    }

    /**
     * List messaging services.
     *
     * <p>Returns the messaging services, newest first.
     *
     * <p>{@code GET /v1/messaging_services}. An API key needs one of the scopes {@code full}, {@code
     * messages}, {@code read}.
     *
     * @param params the parameters
     * @return the first page
     */
    public Page<MessagingService> list(MessagingServiceListParams params) {
        return list(params, null);
    }

    /**
     * As {@link #list(MessagingServiceListParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the first page
     */
    public Page<MessagingService> list(MessagingServiceListParams params, RequestOptions options) {
        Call call = new Call("GET", "/v1/messaging_services").query(params);
        return core.page(call, MessagingService::new, options, null);
    }

    /**
     * Retrieve a messaging service.
     *
     * <p>Returns one messaging service.
     *
     * <p>{@code GET /v1/messaging_services/{sid}}. An API key needs one of the scopes {@code full}, {@code
     * messages}, {@code read}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public MessagingService get(String sid) {
        return get(sid, null);
    }

    /**
     * As {@link #get(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public MessagingService get(String sid, RequestOptions options) {
        Call call = new Call("GET", "/v1/messaging_services/{sid}").value("sid", sid);
        return core.value(call, MessagingService::new, options);
    }

    /**
     * Change a messaging service.
     *
     * <p>Changes the fields that you send. The change applies to new messages, within two seconds.
     *
     * <p>{@code PATCH /v1/messaging_services/{sid}}. An API key needs one of the scopes {@code full}, {@code
     * messages}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public MessagingService update(String sid) {
        return update(sid, null);
    }

    /**
     * Change a messaging service.
     *
     * <p>Changes the fields that you send. The change applies to new messages, within two seconds.
     *
     * <p>{@code PATCH /v1/messaging_services/{sid}}. An API key needs one of the scopes {@code full}, {@code
     * messages}.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @return the answer
     */
    public MessagingService update(String sid, MessagingServiceUpdateParams params) {
        return update(sid, params, null);
    }

    /**
     * As {@link #update(String, MessagingServiceUpdateParams)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public MessagingService update(String sid, MessagingServiceUpdateParams params, RequestOptions options) {
        Call call = new Call("PATCH", "/v1/messaging_services/{sid}").value("sid", sid).body(params);
        return core.value(call, MessagingService::new, options);
    }

    /**
     * Delete a messaging service.
     *
     * <p>Deletes the messaging service. Its senders can join another one. Posthorn still sends the messages
     * that it has accepted.
     *
     * <p>{@code DELETE /v1/messaging_services/{sid}}. An API key needs one of the scopes {@code full}, {@code
     * messages}.
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
        Call call = new Call("DELETE", "/v1/messaging_services/{sid}").value("sid", sid).deletion();
        return core.nothing(call, options);
    }

    /** The resource {@code client.messagingServices().senders()}. */
    public static final class SendersResource {
        private final Core core;

        private SendersResource(Core core) {
            this.core = core;
        }

        /**
         * Add a sender.
         *
         * <p>Adds a sender to the messaging service. The account must be able to send from it, and no other
         * messaging service of the account can have it. A sender that the service already has stays as it is.
         *
         * <p>{@code POST /v1/messaging_services/{sid}/senders}. An API key needs one of the scopes {@code
         * full}, {@code messages}.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @return the answer
         */
        public ServiceSender add(String sid, MessagingServiceSenderAddParams params) {
            return add(sid, params, null);
        }

        /**
         * As {@link #add(String, MessagingServiceSenderAddParams)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @param options the options, or null
         * @return the answer
         */
        public ServiceSender add(String sid, MessagingServiceSenderAddParams params, RequestOptions options) {
            Call call = new Call("POST", "/v1/messaging_services/{sid}/senders")
                    .value("sid", sid)
                    .body(Call.required(params))
                    .key();
            return core.value(call, ServiceSender::new, options);
        }

        /**
         * List senders.
         *
         * <p>Returns the senders of the messaging service, newest first.
         *
         * <p>{@code GET /v1/messaging_services/{sid}/senders}. An API key needs one of the scopes {@code
         * full}, {@code messages}, {@code read}.
         *
         * @param sid The sid of the object.
         * @return the first page
         */
        public Page<ServiceSender> list(String sid) {
            return list(sid, null);
        }

        /**
         * List senders.
         *
         * <p>Returns the senders of the messaging service, newest first.
         *
         * <p>{@code GET /v1/messaging_services/{sid}/senders}. An API key needs one of the scopes {@code
         * full}, {@code messages}, {@code read}.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @return the first page
         */
        public Page<ServiceSender> list(String sid, MessagingServiceSenderListParams params) {
            return list(sid, params, null);
        }

        /**
         * As {@link #list(String, MessagingServiceSenderListParams)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @param options the options, or null
         * @return the first page
         */
        public Page<ServiceSender> list(
                String sid, MessagingServiceSenderListParams params, RequestOptions options) {
            Call call = new Call("GET", "/v1/messaging_services/{sid}/senders")
                    .value("sid", sid)
                    .query(params);
            return core.page(call, ServiceSender::new, options, null);
        }

        /**
         * Remove a sender.
         *
         * <p>Removes the sender from the messaging service. Posthorn still sends the messages that it has
         * accepted from it. You can also send {@code sender} in a body, as a form or JSON.
         *
         * <p>{@code DELETE /v1/messaging_services/{sid}/senders}. An API key needs one of the scopes {@code
         * full}, {@code messages}.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @return the answer as HTTP
         */
        public Response remove(String sid, MessagingServiceSenderRemoveParams params) {
            return remove(sid, params, null);
        }

        /**
         * As {@link #remove(String, MessagingServiceSenderRemoveParams)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param params the parameters
         * @param options the options, or null
         * @return the answer as HTTP
         */
        public Response remove(
                String sid, MessagingServiceSenderRemoveParams params, RequestOptions options) {
            Call call = new Call("DELETE", "/v1/messaging_services/{sid}/senders")
                    .value("sid", sid)
                    .query(Call.required(params))
                    .deletion();
            return core.nothing(call, options);
        }
    }
}
