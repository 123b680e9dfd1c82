import { countOf } from "../../components/count-of.ts"

export const conversations = "Conversations"
export const conversationsDescription = "The messages between your numbers and each person, over all channels."
export const noConversationYetText = "A conversation starts with the first message to a person or from a person."
export const noConversationYet = "No conversation yet"
export const conversationsCaption = "Conversations, newest activity first"
export const withHeading = "Contact"
export const number = "Number"
export const lastMessage = "Last message"
export const files = (count: number) => countOf(count, "file")
export const status = "Status"
export const when = "When"
export const writeSomethingFirst = "Enter a text."
export const reply = "Reply"
export const replyToTo = (to: string) => `Reply to ${to}`
export const send = "Send"
export const threadDescription = (number: string) => `Messages between ${number} and this address, over all channels.`
export const showOlderMessages = "Show older messages"
export const threadEmpty = "There is no message between these addresses."
export const threadTitle = (contact: string) => `Messages with ${contact}`
export const read = "Read"
export const youWrote = (text: string) => `You: ${text}`
