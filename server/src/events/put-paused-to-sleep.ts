import type { Transaction } from "#db/database.ts"
import type { Lane, Queue } from "#queue/queue.ts"

/**
 * Nobody looks any more for what waits for a paused endpoint. Its row is held meanwhile, so that whoever resumes it wakes the lane
 * after this, or is seen here.
 */
export async function putPausedToSleep(tx: Transaction, lane: Lane, deliveryQueue: Queue): Promise<void> {
  const [endpoint] = await tx.query<{ status: string }>(
    "select status from webhook_endpoints where account_id = $1 and id = $2 for share",
    [lane.accountId, lane.targetId],
  )
  if (endpoint?.status === "paused") deliveryQueue.putLaneToSleep(tx, lane)
}
