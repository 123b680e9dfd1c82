import type { Tx } from "#db/database.ts"
import type { Lane, Queue } from "#queue/queue.ts"
import { cancelDeliveries } from "./store.ts"

const batchMax = 5_000
/** The limit for one transaction. The dispatcher cancels the rest of a longer queue when it reaches it. */
const batchesMax = 10

/**
 * Cancels the pending deliveries of a disabled or deleted endpoint. Returns their number, and whether none is
 * left.
 */
export async function cancelPending(
  tx: Tx,
  lane: Lane,
  context: { deliveryQueue: Queue; now: number },
): Promise<{ count: number; isDone: boolean }> {
  let count = 0
  for (let batch = 0; batch < batchesMax; batch++) {
    const ids = await context.deliveryQueue.cancelLane(tx, lane, batchMax)
    if (ids.length) await cancelDeliveries(tx, lane.accountId, ids, context.now)
    count += ids.length
    if (ids.length < batchMax) return { count, isDone: true }
  }
  return { count, isDone: false }
}
