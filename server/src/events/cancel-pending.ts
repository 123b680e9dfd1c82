import type { Tx } from "#db/database.ts"
import type { Lane, Queue } from "#queue/queue.ts"
import { cancelDeliveries } from "./store.ts"

const batchMax = 5_000
/** In one transaction. What is left of a longer queue is cancelled by the dispatcher when it comes to it. */
const batchesMax = 10

/** Cancels what waits for an endpoint that is disabled or deleted. Gives how many, and whether nothing is left. */
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
