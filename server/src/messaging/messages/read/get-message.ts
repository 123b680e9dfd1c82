import type { Tx } from "#core/db/database.ts"
import type { Message } from "#messaging/messages/message.ts"
import { MessagingRefusal } from "#messaging/messages/refusals.ts"
import { readMessageRow, readMessages } from "#messaging/messages/store.ts"

/** Refuses with `message_not_found`, also for a message of another account. */
export async function getMessage(tx: Tx, accountId: string, id: string): Promise<Message> {
  const message = await readMessageRow(tx, accountId, id)
  if (!message) throw messageNotFound()
  return message
}

export function messageNotFound(): MessagingRefusal {
  return new MessagingRefusal(
    "message_not_found",
    "This account has no message with this sid. It may have been deleted.",
  )
}

/** The messages of the account among these ids, by id. */
export function getMessages(tx: Tx, accountId: string, ids: readonly string[]): Promise<Map<string, Message>> {
  return readMessages(tx, accountId, ids)
}
