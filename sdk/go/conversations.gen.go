// Code generated from the OpenAPI document by sdk/go/scripts/generate.ts. DO NOT EDIT.

package posthorn

import (
	"context"
)

// ConversationsResource is Client.Conversations.
type ConversationsResource struct {
	core     *core
	Messages *ConversationsMessagesResource
}

func newConversationsResource(core *core) *ConversationsResource {
	return &ConversationsResource{core: core, Messages: newConversationsMessagesResource(core)}
}

// List is GET /v1/conversations: List conversations.
//
// Returns conversations, ordered by their newest message. SMS, MMS and WhatsApp messages between the same two
// phone numbers belong to one conversation. A page reads at most ten thousand messages, so it can have fewer
// than `limit` entries, or none, while `has_more` is true. Continue with `next_cursor`. A conversation with a
// new message moves to the first page.
//
// An API key needs one of the scopes `full`, `messages`, `read`.
func (r *ConversationsResource) List(ctx context.Context, params *ListConversationsParams, options ...Option) *List[Conversation] {
	return newList[Conversation](ctx, r.core, call{method: "GET", path: "/v1/conversations", query: params}, options)
}

// ConversationsMessagesResource is a part of another resource.
type ConversationsMessagesResource struct {
	core *core
}

func newConversationsMessagesResource(core *core) *ConversationsMessagesResource {
	return &ConversationsMessagesResource{core: core}
}

// List is GET /v1/conversations/messages: List the messages of a conversation.
//
// Returns sent and received messages on all channels, newest first.
//
// An API key needs one of the scopes `full`, `messages`, `read`.
func (r *ConversationsMessagesResource) List(ctx context.Context, params *ListConversationMessagesParams, options ...Option) *List[Message] {
	return newList[Message](ctx, r.core, call{method: "GET", path: "/v1/conversations/messages", query: params}, options)
}
