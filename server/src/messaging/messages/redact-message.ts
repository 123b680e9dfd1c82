import type { Transaction, Tx } from "#core/db/database.ts"
import { eraseEvents } from "#core/deliveries/erase-events.ts"
import { listJobs } from "#core/queue/list-jobs.ts"
import type { MessagingContext } from "./context.ts"
import { hasNext } from "./fallback/fallback.ts"
import { hasFallbackDue } from "./fallback/fallback-store.ts"
import { removeMedium } from "./media/media-store.ts"
import type { Message } from "./message.ts"
import { writeEventBody } from "./read/event-bodies.ts"
import { getMedia } from "./media/read-media.ts"
import { getMessage } from "./read/get-message.ts"
import { sharedRecordsOf } from "./read/shared-records.ts"
import { MessagingRefusal } from "./refusals.ts"
import { blankMessage, lockMessages } from "./store.ts"

/**
 * Erases the text, template, tags and metadata of a message, as a deletion does, also in its events and
 * timeline. The message, its media, numbers, times and status stay. Refuses with `message_not_found`, and
 * with `message_not_complete` while the text is still needed. The caller notifies a simulator.
 */
export async function redactMessage(
  tx: Transaction,
  context: MessagingContext,
  accountId: string,
  id: string,
): Promise<void> {
  const message = await lockComplete(tx, accountId, id)
  await blankMessage(tx, message, context.clock.now())
  const recordIds = await sharedRecordsOf(tx, accountId, [id])
  await eraseEvents(tx, accountId, { subjectIds: [id], recordIds }, (event) => writeEventBody(message, event))
  tx.onCommit(() => context.messageCache?.forget(id))
}

/**
 * Deletes one file of a message, with the changed files that carriers got. Refuses with `media_not_found`,
 * and with `message_not_complete` while a carrier may still need it.
 */
export async function deleteMedia(tx: Transaction, accountId: string, id: string): Promise<void> {
  const { messageId } = await getMedia(tx, accountId, id)
  await lockComplete(tx, accountId, messageId)
  await removeMedium(tx, accountId, { messageId, id })
}

/**
 * Locks the message, before its job is looked for: what adds a job for a further channel or a resubmission
 * writes the message, too.
 */
async function lockComplete(tx: Tx, accountId: string, id: string): Promise<Message> {
  await lockMessages(tx, accountId, [id])
  const message = await getMessage(tx, accountId, id)
  const isUnderWay =
    message.status === "queued" ||
    message.status === "sending" ||
    // Its current channel can still fail.
    (message.status === "sent" && message.fallback !== null && hasNext(message.fallback)) ||
    (await listJobs(tx, "message", accountId, { from: id, until: id }, 1)).length > 0 ||
    (await hasFallbackDue(tx, accountId, id))
  if (isUnderWay)
    throw new MessagingRefusal(
      "message_not_complete",
      "The message is not sent yet, or Posthorn may still send it over a further channel. Wait, then repeat the request.",
    )
  return message
}
