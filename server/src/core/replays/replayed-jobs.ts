import type { Tx } from "#core/db/database.ts"
import { findLastEndedAs, restoreDeliveries } from "#core/deliveries/change-statuses.ts"
import type { DeliveryStatus } from "#core/deliveries/delivery-status.ts"
import { priorities, type Lane, type Queue } from "#core/queue/queue.ts"
import { addName, findJobsWithoutName, removeName } from "#core/queue/shared-jobs.ts"
import { firstIdAt } from "#core/std/ids.ts"
import type { Slice } from "./replay-slice.ts"
import type { ReplayRow } from "./replay-store.ts"

interface Context {
  deliveryQueue: Queue
}

/** The limit of one statement: more than the replayed deliveries that can wait for an endpoint. */
const batchMax = 10_000

/**
 * The limit of replays that want the same pending delivery: a memo has a limited length, and an account has
 * no more active ones. Beyond it, a delivery is removed only when all these replays are cancelled.
 */
export const replaysPerJobMax = 10

/**
 * The priority and memo of a replayed delivery's job, by which the replay finds its jobs. Other replays that
 * want the delivery add their ids to the memo.
 */
export function replayJobFields(replayId: string): { priority: number; memo: string } {
  return { priority: priorities.replay, memo: replayId }
}

/**
 * Counts the replayed deliveries that wait for an endpoint or for a further attempt, of any replay, up to
 * `countMax`.
 */
export function countReplayed(tx: Tx, lane: Lane, countMax: number, { deliveryQueue }: Context): Promise<number> {
  return deliveryQueue.countJobs(tx, lane, priorities.replay, countMax)
}

/**
 * Adds this replay's id to jobs in the slice that another replay already queued and that this replay would
 * also have queued. Cancelling the other replay then keeps them.
 */
export async function shareReplayedJobs(
  tx: Tx,
  { id: name }: ReplayRow,
  { accountId, endpointId: targetId, from, until }: Slice,
  statuses: readonly DeliveryStatus[],
): Promise<void> {
  const jobs = { accountId, targetId, priority: priorities.replay }
  const range = { from: firstIdAt(from), until: firstIdAt(until) }
  const limits = { namesMax: replaysPerJobMax, lookedAtMax: batchMax }
  const waiting = await findJobsWithoutName(tx, "delivery", jobs, { name, ...range, ...limits })
  const wanted = waiting.length ? await findLastEndedAs(tx, accountId, waiting, statuses) : []
  if (wanted.length) await addName(tx, "delivery", jobs, name, wanted)
}

/**
 * Removes the jobs of a replay, restoring each delivery to the result of its last attempt. Jobs that other
 * replays want stay. Returns how many it had.
 */
export async function removeReplayedJobs(
  tx: Tx,
  { account_id: accountId, endpoint_id: targetId, id }: ReplayRow,
  { deliveryQueue, now }: Context & { now: number },
): Promise<number> {
  let count = await removeName(tx, "delivery", { accountId, targetId, priority: priorities.replay }, id)
  for (;;) {
    const jobs = await deliveryQueue.cancelLane(tx, { accountId, targetId }, batchMax, replayJobFields(id))
    const ids = jobs.map((job) => job.id)
    if (ids.length) await restoreDeliveries(tx, accountId, ids, now)
    count += ids.length
    if (ids.length < batchMax) return count
  }
}
