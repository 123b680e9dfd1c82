import { eraseEvents } from "#core/deliveries/erase-events.ts"
import type { MessagingContext } from "./context.ts"
import { writeEventBody } from "./read/event-bodies.ts"
import { messageNotFound } from "./read/get-message.ts"
import { removeMessage } from "./store.ts"

/**
 * Deletes a message, and erases its text, template, tags, metadata and media in the store, including its
 * events and the responses of receivers. A queued message is never sent. One that was handed over cannot be
 * recalled; its later receipts are ignored. Refuses with `message_not_found`. A simulator keeps text outside
 * the store, so the caller notifies it.
 */
export async function deleteMessage(context: MessagingContext, accountId: string, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    // The job first: the sender locks in the same order, job and then message, so the two cannot deadlock.
    await context.messageQueue.cancel(tx, accountId, [id])
    const removed = await removeMessage(tx, accountId, id)
    if (!removed) throw messageNotFound()
    const { message, recordIds } = removed
    await eraseEvents(tx, accountId, { subjectIds: [id], recordIds }, (event) => writeEventBody(message, event))
  })
  context.messageCache?.forget(id)
}
