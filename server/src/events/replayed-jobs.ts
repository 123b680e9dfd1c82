import type { Tx } from "#db/database.ts"
import { priorities } from "#queue/queue.ts"
import type { Lane, Queue } from "#queue/queue.ts"
import type { ReplayRow } from "./replay-store.ts"
import { restoreDeliveries } from "./store.ts"

interface Context {
  deliveryQueue: Queue
}

/** In one statement; more than the replays of an endpoint let wait. */
const batchMax = 10_000

/** What the job of a delivery has that a replay sends: by it the replay finds its own again. */
export function replayedBy(replayId: string): { priority: number; memo: string } {
  return { priority: priorities.replay, memo: replayId }
}

/** Replayed deliveries that wait for an endpoint or for a further attempt, whichever replay they are of; no more are counted than asked. */
export function countReplayed(tx: Tx, lane: Lane, countMax: number, { deliveryQueue }: Context): Promise<number> {
  return deliveryQueue.countJobs(tx, lane, priorities.replay, countMax)
}

/** Takes back what a replay has queued, each as it was by its last attempt. Gives how many. */
export async function withdrawReplayed(
  tx: Tx,
  { account_id: accountId, endpoint_id: targetId, id }: ReplayRow,
  { deliveryQueue, now }: Context & { now: number },
): Promise<number> {
  let count = 0
  for (;;) {
    const ids = await deliveryQueue.cancelLane(tx, { accountId, targetId }, batchMax, replayedBy(id))
    if (ids.length) await restoreDeliveries(tx, accountId, ids, now)
    count += ids.length
    if (ids.length < batchMax) return count
  }
}
