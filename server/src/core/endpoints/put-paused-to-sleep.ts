import type { Transaction } from "#core/db/database.ts"
import type { Lane, Queue } from "#core/queue/queue.ts"

/**
 * No scheduler looks for the jobs of a paused endpoint any more. The endpoint's row is locked, so a
 * concurrent resume either wakes the lane after this, or is visible here.
 */
export async function putPausedToSleep(tx: Transaction, lane: Lane, deliveryQueue: Queue): Promise<void> {
  const [endpoint] = await tx.query<{ status: string }>(
    "select status from webhook_endpoints where account_id = $1 and id = $2 for share",
    [lane.accountId, lane.targetId],
  )
  if (endpoint?.status === "paused") deliveryQueue.lanes.putToSleep(tx, lane)
}
