import type { Transaction } from "#db/database.ts"
import type { Announcer } from "#endpoints/announcer.ts"
import { SharedRecord } from "#events/event-record.ts"
import type { MessagingContext } from "#messaging/context.ts"
import { insertFallbacks } from "#messaging/fallback/fallback-store.ts"
import { messageEvent } from "#messaging/message-resource.ts"
import type { Message } from "#messaging/message.ts"
import { insertMessages } from "#messaging/store.ts"
import type { NotifiedLane } from "#queue/lane-scheduler.ts"
import type { PlannedMessage } from "./plan-message.ts"

/**
 * Stores, announces and queues new messages in the caller's transaction. The announcer covers their accounts.
 * Returns the lanes to notify after the commit. `json` is the rendered message, if the caller has it.
 */
export async function queueMessages(
  tx: Transaction,
  planned: readonly (PlannedMessage & { json?: string })[],
  { messageQueue, metrics, newId }: Pick<MessagingContext, "messageQueue" | "metrics" | "newId">,
  announcer: Announcer,
): Promise<NotifiedLane[]> {
  const messages = planned.map(({ message }) => message)
  const accountIds = messages.map(({ accountId }) => accountId)
  metrics.messages.inc({ status: "queued" }, messages.length)
  const jobs = messages.map(({ accountId, id, carrierId, priority, sendAt, createdAt }) => ({
    accountId,
    id,
    targetId: carrierId,
    subjectId: id,
    priority,
    runAt: sendAt ?? createdAt,
  }))
  const records = new Map([...new Set(accountIds)].map((id) => [id, new SharedRecord(newId)]))
  const recordOf = ({ accountId }: Message) => records.get(accountId) as SharedRecord
  const events = planned.map(({ message, json, detail }) => messageEvent(message, recordOf(message), detail, json))
  insertMessages(tx, messages, (message) => recordOf(message).id)
  const lanes = messageQueue.enqueue(tx, jobs)
  insertFallbacks(tx, messages)
  await announcer.announce(events)
  return lanes
}
