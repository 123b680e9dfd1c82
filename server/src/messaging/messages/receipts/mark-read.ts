import type { Transaction } from "#core/db/database.ts"
import { plainArray, time } from "#core/db/literals.ts"
import type { Announcer } from "#core/endpoints/announcer.ts"
import { SharedRecord } from "#core/events/event-record.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import { messageEvent } from "#messaging/messages/message-resource.ts"
import { toMessage, type MessageRow } from "#messaging/messages/store.ts"

/** The network reports that the recipient read this message. */
export interface Read {
  messageId: string
  /** The exchange behind it, for the timeline: JSON. */
  detail: string | null
}

/**
 * Marks messages of one account as read and announces `messages.read`, in the caller's transaction. The
 * status stays. A message that is not `delivered`, was read before, or is gone is not in the result and
 * changes nothing. At most one mark for each message in a call. Returns the ids of the marked messages.
 */
export async function markRead(
  tx: Transaction,
  accountId: string,
  reads: readonly Read[],
  context: Pick<MessagingContext, "newId" | "clock">,
  announcer: Announcer,
): Promise<Set<string>> {
  if (!reads.length) return new Set()
  const record = new SharedRecord(context.newId)
  const rows = await tx.query<MessageRow>(
    `update messages set read_at = $3, sequence = sequence + 1, updated_at = greatest($3, updated_at),
       event_records = event_records || $4::uuid
     where account_id = $1 and id = any($2) and status = 'delivered' and read_at is null
     returning *`,
    [accountId, plainArray(reads.map(({ messageId }) => messageId)), time(context.clock.now()), record.id],
    "messaging_mark_read",
  )
  const details = new Map(reads.map(({ messageId, detail }) => [messageId, detail]))
  const events = rows
    .map(toMessage)
    .map((message) => messageEvent(message, record, details.get(message.id) ?? null, undefined, "messages.read"))
  await announcer.announce(events)
  return new Set(rows.map(({ id }) => id))
}
