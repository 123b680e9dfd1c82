import { z } from "zod"
import { listing } from "#http/resource-operations.ts"
import { named, noted } from "#http/wire/schemas.ts"
import type { Tx } from "#core/db/database.ts"
import type { Page } from "#core/db/page.ts"
import { messageResource } from "#messaging/messages/message-resource.ts"
import {
  bareAddress,
  listConversations as listStored,
  readConversation,
  type Conversation,
} from "#messaging/messages/read/conversations.ts"
import { messageSchema, messageExample, sender } from "./message-schema.ts"

export interface ConversationNeeds {
  messaging: { db: Tx }
}

const conversationSchema = named(
  "Conversation",
  "The messages between an address of the account and a person, over all channels.",
  z.object({
    number: noted(z.string(), "The address of the account, without the prefix whatsapp:.", "+15551234567"),
    contact: noted(z.string(), "The address of the person, without the prefix whatsapp:.", "+15552345678"),
    last_message: noted(messageSchema, "The newest message."),
  }),
)

const example = { number: "+15551234567", contact: "+15552345678", last_message: messageExample }

export const listConversations = listing<ConversationNeeds>()({
  id: "listConversations",
  tag: "Messages",
  noun: "conversations",
  description:
    "Returns conversations, ordered by their newest message. SMS, MMS and WhatsApp messages between the same two phone numbers belong to one conversation. A page reads at most ten thousand messages, so it can have fewer than `limit` entries, or none, while `has_more` is true. Continue with `next_cursor`. A conversation with a new message moves to the first page.",
  scopes: ["messages", "read"],
  schema: conversationSchema,
  example,
  pages:
    ({ messaging }, { accountId }) =>
    async (page: Page) => {
      const { conversations: entries, nextBefore } = await listStored(messaging.db, accountId, page)
      return { entries, nextBefore }
    },
  render,
})

export const listConversationMessages = listing<ConversationNeeds>()({
  id: "listConversationMessages",
  tag: "Messages",
  noun: "messages",
  summary: "List the messages of a conversation",
  description: "Returns sent and received messages on all channels, newest first.",
  scopes: ["messages", "read"],
  filters: {
    number: noted(sender, "The address of the account.", "+15551234567"),
    contact: noted(sender, "The address of the person.", "+15552345678"),
  },
  list: "conversation_messages",
  schema: messageSchema,
  example: messageExample,
  problems: ["invalid_address"],
  pages({ messaging }, { accountId, query }) {
    const { number, contact } = query
    const pair = { own: bareAddress(number.text), contact: bareAddress(contact.text) }
    return async (at: Page) => {
      const { messages: entries, nextBefore } = await readConversation(messaging.db, accountId, pair, at)
      return { entries, nextBefore }
    }
  },
  render: messageResource,
})

function render({ own, contact, lastMessage }: Conversation) {
  return { number: own, contact, last_message: messageResource(lastMessage) }
}
