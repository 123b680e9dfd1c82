import type { Tx } from "#db/database.ts"
import { priorities } from "#queue/queue.ts"
import type { Lane, Queue } from "#queue/queue.ts"
import { addName, jobsOfOthers, removeName } from "#queue/shared-jobs.ts"
import { firstIdAt } from "#std/ids.ts"
import type { Slice } from "./replay-slice.ts"
import type { ReplayRow } from "./replay-store.ts"
import { findLastEndedAs, restoreDeliveries } from "./store.ts"
import type { DeliveryStatus } from "./store.ts"

interface Context {
  deliveryQueue: Queue
}

/** In one statement; more than the replays of an endpoint let wait. */
const batchMax = 10_000

/**
 * Replays that want the same waiting delivery, at most: a memo has to end somewhere, and an account has no more that live. Only when
 * all of them are cancelled is it taken back from a further one.
 */
export const sharersMax = 10

/** What the job of a delivery has that a replay sends: by it the replay finds its own again. Others that want it join its memo. */
export function replayedBy(replayId: string): { priority: number; memo: string } {
  return { priority: priorities.replay, memo: replayId }
}

/** Replayed deliveries that wait for an endpoint or for a further attempt, whichever replay they are of; no more are counted than asked. */
export function countReplayed(tx: Tx, lane: Lane, countMax: number, { deliveryQueue }: Context): Promise<number> {
  return deliveryQueue.countJobs(tx, lane, priorities.replay, countMax)
}

/**
 * Joins the deliveries of a slice that other replays have queued already, and that this one would queue, as their last attempts left
 * them, were they not. So they stay when the others are cancelled.
 */
export async function joinReplayed(
  tx: Tx,
  { id: name }: ReplayRow,
  { accountId, endpointId: targetId, from, until }: Slice,
  statuses: readonly DeliveryStatus[],
): Promise<void> {
  const jobs = { accountId, targetId, priority: priorities.replay }
  const range = { from: firstIdAt(from), until: firstIdAt(until) }
  const limits = { namesMax: sharersMax, lookedAtMax: batchMax }
  const waiting = await jobsOfOthers(tx, "delivery", jobs, { name, ...range, ...limits })
  const wanted = waiting.length ? await findLastEndedAs(tx, accountId, waiting, statuses) : []
  if (wanted.length) await addName(tx, "delivery", jobs, name, wanted)
}

/**
 * Takes back what a replay has queued, each as it was by its last attempt, and leaves to others what they want too. Gives how many
 * it had.
 */
export async function withdrawReplayed(
  tx: Tx,
  { account_id: accountId, endpoint_id: targetId, id }: ReplayRow,
  { deliveryQueue, now }: Context & { now: number },
): Promise<number> {
  let count = await removeName(tx, "delivery", { accountId, targetId, priority: priorities.replay }, id)
  for (;;) {
    const ids = await deliveryQueue.cancelLane(tx, { accountId, targetId }, batchMax, replayedBy(id))
    if (ids.length) await restoreDeliveries(tx, accountId, ids, now)
    count += ids.length
    if (ids.length < batchMax) return count
  }
}
