// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.Conversation;
import io.posthorn.model.Message;
import io.posthorn.params.ConversationListParams;
import io.posthorn.params.ConversationMessageListParams;

/** The resource {@code client.conversations()}. */
public final class ConversationsResource {
    private final Core core;

    ConversationsResource(Core core) {
        this.core = core;
    }

    /**
     * Returns the resource {@code client.conversations().messages()}.
     *
     * @return the resource
     */
    public MessagesResource messages() {
        return new MessagesResource(core);
    }

    /**
     * List conversations.
     *
     * <p>Returns conversations, ordered by their newest message. SMS, MMS and WhatsApp messages between the
     * same two phone numbers belong to one conversation. A page reads at most ten thousand messages, so it
     * can have fewer than {@code limit} entries, or none, while {@code has_more} is true. Continue with
     * {@code next_cursor}. A conversation with a new message moves to the first page.
     *
     * <p>{@code GET /v1/conversations}. An API key needs one of the scopes {@code full}, {@code messages},
     * {@code read}.
     *
     * @return the first page
     */
    public Page<Conversation> list() {
        return list(null);
    }

    /**
     * List conversations.
     *
     * <p>Returns conversations, ordered by their newest message. SMS, MMS and WhatsApp messages between the
     * same two phone numbers belong to one conversation. A page reads at most ten thousand messages, so it
     * can have fewer than {@code limit} entries, or none, while {@code has_more} is true. Continue with
     * {@code next_cursor}. A conversation with a new message moves to the first page.
     *
     * <p>{@code GET /v1/conversations}. An API key needs one of the scopes {@code full}, {@code messages},
     * {@code read}.
     *
     * @param params the parameters
     * @return the first page
     */
    public Page<Conversation> list(ConversationListParams params) {
        return list(params, null);
    }

    /**
     * As {@link #list(ConversationListParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the first page
     */
    public Page<Conversation> list(ConversationListParams params, RequestOptions options) {
        Call call = new Call("GET", "/v1/conversations").query(params);
        return core.page(call, Conversation::new, options, null);
    }

    /** The resource {@code client.conversations().messages()}. */
    public static final class MessagesResource {
        private final Core core;

        private MessagesResource(Core core) {
            this.core = core;
        }

        /**
         * List the messages of a conversation.
         *
         * <p>Returns sent and received messages on all channels, newest first.
         *
         * <p>{@code GET /v1/conversations/messages}. An API key needs one of the scopes {@code full}, {@code
         * messages}, {@code read}.
         *
         * @param params the parameters
         * @return the first page
         */
        public Page<Message> list(ConversationMessageListParams params) {
            return list(params, null);
        }

        /**
         * As {@link #list(ConversationMessageListParams)}, with options for this call.
         *
         * @param params the parameters
         * @param options the options, or null
         * @return the first page
         */
        public Page<Message> list(ConversationMessageListParams params, RequestOptions options) {
            Call call = new Call("GET", "/v1/conversations/messages").query(Call.required(params));
            return core.page(call, Message::new, options, null);
        }
    }
}
