import type { Tx } from "#core/db/database.ts"
import type { ListedJob } from "#core/queue/list-jobs.ts"
import type { Lane, Queue } from "#core/queue/queue.ts"
import { cancelDeliveries } from "./change-statuses.ts"
import { insertDeliveries, isUnattempted, newDeliveryOf } from "./unattempted.ts"

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
    const jobs = await context.deliveryQueue.cancelLane(tx, lane, batchMax)
    await cancelDeliveriesOf(tx, lane.accountId, jobs, context.now)
    count += jobs.length
    if (jobs.length < batchMax) return { count, isDone: true }
  }
  return { count, isDone: false }
}

async function cancelDeliveriesOf(tx: Tx, accountId: string, jobs: readonly ListedJob[], now: number): Promise<void> {
  const made = jobs.filter(isUnattempted).map(newDeliveryOf)
  const rows = made.length ? await insertDeliveries(tx, accountId, made, { status: "cancelled", now }) : []
  const written = new Set(rows.map(({ id }) => id))
  const others = jobs.map(({ id }) => id).filter((id) => !written.has(id))
  if (others.length) await cancelDeliveries(tx, accountId, others, now)
}
