// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.Media;
import io.posthorn.model.Message;
import io.posthorn.model.MessageFeedback;
import io.posthorn.model.MessagePreview;
import io.posthorn.model.TimelineEntry;
import io.posthorn.params.MessageCreateParams;
import io.posthorn.params.MessageFeedbackParams;
import io.posthorn.params.MessageListParams;
import io.posthorn.params.MessagePreviewParams;
import io.posthorn.params.MessageStreamParams;
import java.util.List;

/** The resource {@code client.messages()}. */
public final class MessagesResource {
    private final Core core;

    MessagesResource(Core core) {
        this.core = core;
    }

    /**
     * Returns the resource {@code client.messages().events()}.
     *
     * @return the resource
     */
    public EventsResource events() {
        return new EventsResource(core);
    }

    /**
     * Returns the resource {@code client.messages().media()}.
     *
     * @return the resource
     */
    public MediaResource media() {
        return new MediaResource(core);
    }

    /**
     * Send a message.
     *
     * <p>Stores a message and queues it for sending. The server responds after it has stored the message, so
     * an accepted message is not lost. Follow its progress with its {@code status}, events and timeline. If
     * the message of a repeated request was deleted, the response is {@code message_not_found} and nothing is
     * sent.
     *
     * <p>{@code POST /v1/messages}. An API key needs one of the scopes {@code full}, {@code messages}.
     *
     * @param params the parameters
     * @return the answer
     */
    public Message create(MessageCreateParams params) {
        return create(params, null);
    }

    /**
     * As {@link #create(MessageCreateParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public Message create(MessageCreateParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/messages").body(Call.required(params)).key();
        return core.value(call, Message::new, options);
    }

    /**
     * List messages.
     *
     * <p>Returns messages that match all filters, newest first unless {@code order} says otherwise. With
     * filters other than {@code to}, {@code created_after} and {@code created_before}, a page reads at most
     * ten thousand entries. So it can have fewer than {@code limit}, or none, while {@code has_more} is true.
     * Continue with {@code next_cursor}. Failed and undelivered messages are found however rare they are.
     *
     * <p>{@code GET /v1/messages}. An API key needs one of the scopes {@code full}, {@code messages}, {@code
     * read}.
     *
     * @return the first page
     */
    public Page<Message> list() {
        return list(null);
    }

    /**
     * List messages.
     *
     * <p>Returns messages that match all filters, newest first unless {@code order} says otherwise. With
     * filters other than {@code to}, {@code created_after} and {@code created_before}, a page reads at most
     * ten thousand entries. So it can have fewer than {@code limit}, or none, while {@code has_more} is true.
     * Continue with {@code next_cursor}. Failed and undelivered messages are found however rare they are.
     *
     * <p>{@code GET /v1/messages}. An API key needs one of the scopes {@code full}, {@code messages}, {@code
     * read}.
     *
     * @param params the parameters
     * @return the first page
     */
    public Page<Message> list(MessageListParams params) {
        return list(params, null);
    }

    /**
     * As {@link #list(MessageListParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the first page
     */
    public Page<Message> list(MessageListParams params, RequestOptions options) {
        Call call = new Call("GET", "/v1/messages").query(params);
        return core.page(call, Message::new, options, null);
    }

    /**
     * Preview a message.
     *
     * <p>Returns the encoding, the segments, the characters that require UCS-2, the price and the route.
     * Sends and stores nothing.
     *
     * <p>{@code POST /v1/messages/preview}. An API key needs one of the scopes {@code full}, {@code
     * messages}, {@code read}.
     *
     * @param params the parameters
     * @return the answer
     */
    public MessagePreview preview(MessagePreviewParams params) {
        return preview(params, null);
    }

    /**
     * As {@link #preview(MessagePreviewParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public MessagePreview preview(MessagePreviewParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/messages/preview").body(Call.required(params)).key();
        return core.value(call, MessagePreview::new, options);
    }

    /**
     * Follow the messages as they change.
     *
     * <p>Streams changed messages as server-sent events, for live pages. The data of a {@code messages} event
     * is a list of messages. It has the messages that were accepted, were received or changed their status
     * since the previous event. Each message occurs once with its current state, in the order of the changes.
     * Messages of all processes arrive within about 0.25 seconds. Under high load, events are rarer and
     * larger. Each event has an {@code id}. A client that sends it as {@code Last-Event-ID} continues after
     * it, at any process, as long as Posthorn keeps events. Browsers do so automatically. A message can occur
     * twice. Deleted messages do not occur. The stream sends data, such as an {@code id}, at least every 15
     * seconds. It ends after five minutes or {@code timeout_ms}, and if the client reads nothing for 30
     * seconds. Then connect again. It also ends within two seconds after its session, key or token ends, and
     * the server refuses a new connection with it. At most 20 streams of an account can be open at one
     * process.
     *
     * <p>{@code GET /v1/messages/stream}. An API key needs one of the scopes {@code full}, {@code messages},
     * {@code read}.
     *
     * @return the stream, which you close
     */
    public EventStream<List<Message>> stream() {
        return stream(null);
    }

    /**
     * Follow the messages as they change.
     *
     * <p>Streams changed messages as server-sent events, for live pages. The data of a {@code messages} event
     * is a list of messages. It has the messages that were accepted, were received or changed their status
     * since the previous event. Each message occurs once with its current state, in the order of the changes.
     * Messages of all processes arrive within about 0.25 seconds. Under high load, events are rarer and
     * larger. Each event has an {@code id}. A client that sends it as {@code Last-Event-ID} continues after
     * it, at any process, as long as Posthorn keeps events. Browsers do so automatically. A message can occur
     * twice. Deleted messages do not occur. The stream sends data, such as an {@code id}, at least every 15
     * seconds. It ends after five minutes or {@code timeout_ms}, and if the client reads nothing for 30
     * seconds. Then connect again. It also ends within two seconds after its session, key or token ends, and
     * the server refuses a new connection with it. At most 20 streams of an account can be open at one
     * process.
     *
     * <p>{@code GET /v1/messages/stream}. An API key needs one of the scopes {@code full}, {@code messages},
     * {@code read}.
     *
     * @param params the parameters
     * @return the stream, which you close
     */
    public EventStream<List<Message>> stream(MessageStreamParams params) {
        return stream(params, null);
    }

    /**
     * As {@link #stream(MessageStreamParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the stream, which you close
     */
    public EventStream<List<Message>> stream(MessageStreamParams params, RequestOptions options) {
        Call call = new Call("GET", "/v1/messages/stream").query(params);
        return core.stream(call, ApiObject.list(ApiObject.object(Message::new)), options);
    }

    /**
     * Retrieve a message.
     *
     * <p>Returns the current message.
     *
     * <p>{@code GET /v1/messages/{sid}}. An API key needs one of the scopes {@code full}, {@code messages},
     * {@code read}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public Message get(String sid) {
        return get(sid, null);
    }

    /**
     * As {@link #get(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public Message get(String sid, RequestOptions options) {
        Call call = new Call("GET", "/v1/messages/{sid}").value("sid", sid);
        return core.value(call, Message::new, options);
    }

    /**
     * Delete a message.
     *
     * <p>Deletes the message and erases its text, template, tags, metadata and media. It also erases them
     * from its events, from stored responses for an {@code Idempotency-Key}, from the delivery log and from
     * the simulator. Posthorn does not send a queued message. It cannot recall a message from a carrier, and
     * later receipts of that message create no events. If you repeat the request that created the message
     * with the same key, the response is {@code message_not_found} and nothing is sent. The events of the
     * message keep the numbers, times and status until their retention ends. The operating guide lists the
     * other remaining data. Pending deliveries of its events have an empty {@code body}, no {@code tags},
     * {@code metadata} and {@code template}. Only requests to webhooks that are already in progress still
     * contain them.
     *
     * <p>{@code DELETE /v1/messages/{sid}}. An API key needs one of the scopes {@code full}, {@code
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
        Call call = new Call("DELETE", "/v1/messages/{sid}").value("sid", sid).deletion();
        return core.nothing(call, options);
    }

    /**
     * Cancel a message.
     *
     * <p>Cancels a queued message, such as one that waits for its {@code send_at}. Its status is {@code
     * failed}, with the {@code error_code} {@code canceled}. Posthorn cannot recall a message from a carrier.
     * A repeated request returns the same response.
     *
     * <p>{@code POST /v1/messages/{sid}/cancel}. An API key needs one of the scopes {@code full}, {@code
     * messages}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public Message cancel(String sid) {
        return cancel(sid, null);
    }

    /**
     * As {@link #cancel(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public Message cancel(String sid, RequestOptions options) {
        Call call = new Call("POST", "/v1/messages/{sid}/cancel").value("sid", sid).key();
        return core.value(call, Message::new, options);
    }

    /**
     * Redact a message.
     *
     * <p>Erases the text, template, tags and metadata of the message in all places that a deletion erases.
     * The message remains with its numbers, times, status and price. Its media remain, too: delete each with
     * {@code DELETE /v1/media/{sid}}. A repeated request returns the same response.
     *
     * <p>{@code POST /v1/messages/{sid}/redact}. An API key needs one of the scopes {@code full}, {@code
     * messages}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public Message redact(String sid) {
        return redact(sid, null);
    }

    /**
     * As {@link #redact(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public Message redact(String sid, RequestOptions options) {
        Call call = new Call("POST", "/v1/messages/{sid}/redact").value("sid", sid).key();
        return core.value(call, Message::new, options);
    }

    /**
     * Report the outcome of a message.
     *
     * <p>Records in the timeline of the message whether the recipient acted on it, such as by entering its
     * code. It changes no status. The operator compares such reports with the receipts of a carrier.
     *
     * <p>{@code POST /v1/messages/{sid}/feedback}. An API key needs one of the scopes {@code full}, {@code
     * messages}.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @return the answer
     */
    public MessageFeedback feedback(String sid, MessageFeedbackParams params) {
        return feedback(sid, params, null);
    }

    /**
     * As {@link #feedback(String, MessageFeedbackParams)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public MessageFeedback feedback(String sid, MessageFeedbackParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/messages/{sid}/feedback")
                .value("sid", sid)
                .body(Call.required(params))
                .key();
        return core.value(call, MessageFeedback::new, options);
    }

    /** The resource {@code client.messages().events()}. */
    public static final class EventsResource {
        private final Core core;

        private EventsResource(Core core) {
            this.core = core;
        }

        /**
         * Read a message's timeline.
         *
         * <p>Returns every change of status, every choice of a route with its reason, and every exchange with
         * the carrier, oldest first. The timeline has at most a thousand entries on one page. It names routes
         * and carriers by sid. Only operators can see the conditions of a route.
         *
         * <p>{@code GET /v1/messages/{sid}/events}. An API key needs one of the scopes {@code full}, {@code
         * messages}, {@code read}.
         *
         * @param sid The sid of the object.
         * @return the first page
         */
        public Page<TimelineEntry> list(String sid) {
            return list(sid, null);
        }

        /**
         * As {@link #list(String)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param options the options, or null
         * @return the first page
         */
        public Page<TimelineEntry> list(String sid, RequestOptions options) {
            Call call = new Call("GET", "/v1/messages/{sid}/events").value("sid", sid);
            return core.page(call, TimelineEntry::new, options, null);
        }
    }

    /** The resource {@code client.messages().media()}. */
    public static final class MediaResource {
        private final Core core;

        private MediaResource(Core core) {
            this.core = core;
        }

        /**
         * List the media of a message.
         *
         * <p>Returns the media in the order of the message, on one page. Posthorn fetches outbound media when
         * it sends the message to a carrier. Before that, or after a failed fetch, the list has fewer entries
         * than {@code num_media}.
         *
         * <p>{@code GET /v1/messages/{sid}/media}. An API key needs one of the scopes {@code full}, {@code
         * messages}, {@code read}.
         *
         * @param sid The sid of the object.
         * @return the first page
         */
        public Page<Media> list(String sid) {
            return list(sid, null);
        }

        /**
         * As {@link #list(String)}, with options for this call.
         *
         * @param sid The sid of the object.
         * @param options the options, or null
         * @return the first page
         */
        public Page<Media> list(String sid, RequestOptions options) {
            Call call = new Call("GET", "/v1/messages/{sid}/media").value("sid", sid);
            return core.page(call, Media::new, options, null);
        }
    }
}
